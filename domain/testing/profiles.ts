import { fold } from '../kernel/decider.ts';
import { client } from '../people/client/client.ts';
import type { ClientProfile } from '../people/client/profile.ts';
import type { StudentProfile } from '../people/student/fields.ts';
import { student } from '../people/student/student.ts';
import type { TalentDetails } from '../people/talent/details.ts';
import type { TalentProfile } from '../people/talent/profile.ts';
import type { RegisteredTalent } from '../people/talent/state.ts';
import { talent } from '../people/talent/talent.ts';

export const talentProfile: TalentProfile = talent.commandRows.saveProfile.example;
export const talentDetails: TalentDetails = talent.commandRows.saveDetails.example;

export const publishedTalent = fold(talent.decider, [
  { type: 'TalentProfileRegistered', data: { ...talentProfile, viewOrder: 500 } },
  { type: 'TalentPublished', data: {} },
]) as RegisteredTalent;

const { taCode: _, ...enrolled } = student.commandRows.register.example;
export const studentProfile: StudentProfile = enrolled;

export const clientProfile: ClientProfile = client.commandRows.saveProfile.example;

export { draft, posting } from '../work/job/example.ts';
