import styled from 'styled-components';
import { quietButtonStyle } from '../../ui/button.tsx';

/** A quiet button below or beside the found entries. */
export const FinderButton = styled.button`
  ${quietButtonStyle}
  justify-self: start;
`;
