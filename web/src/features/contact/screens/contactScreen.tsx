import { useParams } from 'react-router-dom';
import { AskedQuestion } from '../components/askedQuestion.tsx';
import { AskOffice } from '../components/askOffice.tsx';

/** The contact form, or an existing contact. */
export default function ContactScreen() {
  const { contactId } = useParams();
  return contactId === undefined ? <AskOffice /> : <AskedQuestion contactId={contactId} />;
}
