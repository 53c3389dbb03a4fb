/** Where Mailchimp's API is below the local inbox. */
export const mailchimpPath = '/mailchimp/3.0';
