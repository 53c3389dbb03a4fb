import styled from 'styled-components';
import { RuledSection } from '../../ui/kit/ruled-section.ts';

export const OrderSection = styled(RuledSection)`
  justify-items: start;
  max-width: 52rem;
  overflow-wrap: anywhere;

  & > * {
    max-width: 100%;
  }

  & > p {
    max-width: 40rem;
  }

  & address {
    font-style: normal;
    line-height: 1.5;
  }

  &:focus {
    outline: none;
  }
`;
