import { useParams } from 'react-router-dom';
import { AskedQuestion } from '../components/askedQuestion.tsx';
import { AskOffice } from '../components/askOffice.tsx';

/** The form of a question to the office, or one that was asked. */
export default function ContactScreen() {
  const { contactId } = useParams();
  return contactId === undefined ? <AskOffice /> : <AskedQuestion contactId={contactId} />;
}
