/** The path of Mailchimp's API at the local inbox. */
export const mailchimpPath = '/mailchimp/3.0';
