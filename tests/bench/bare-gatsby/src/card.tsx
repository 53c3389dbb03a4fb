import type { ReactElement } from 'react';
import type { Card } from '../bare-space';
import { Picture } from './picture';

/** Articles as a grid of cards. */
export const Cards = ({ cards }: { readonly cards: readonly Card[] }): ReactElement => (
  <ul className="cards">
    {cards.map((card, index) => (
      <li key={card.path}>
        <article>
          <Picture image={card.image} alt={card.title} eager={index === 0 && cards.length > 3} />
          <div>
            <h2>
              <a href={card.path}>{card.title}</a>
            </h2>
            <p>{card.excerpt}</p>
          </div>
        </article>
      </li>
    ))}
  </ul>
);
