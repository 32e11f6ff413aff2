<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/** Counts the days until or since an event. */
final class Milestone implements Kind {

	public function name(): string {
		return 'milestone';
	}

	public function texts(): array {
		return array(
			'title'       => __( 'Milestone', 'jetpack-dashboard' ),
			'description' => __( 'Counts the days until or since an event.', 'jetpack-dashboard' ),
			'icon'        => 'calendar-alt',
			'keywords'    => array( __( 'countdown', 'jetpack-dashboard' ), __( 'event', 'jetpack-dashboard' ), __( 'anniversary', 'jetpack-dashboard' ) ),
		);
	}

	public function fields(): array {
		return array(
			new Field( 'event', Field::TEXT, __( 'Event', 'jetpack-dashboard' ) ),
			new Field( 'date', Field::DATE, __( 'Date', 'jetpack-dashboard' ) ),
			new Field( 'message', Field::TEXT, __( 'Message to show from that day on (optional)', 'jetpack-dashboard' ) ),
		);
	}

	public function example(): array {
		return array(
			'event' => __( 'Summer party', 'jetpack-dashboard' ),
			'date'  => wp_date( 'Y-m-d', time() + 30 * DAY_IN_SECONDS ),
		);
	}

	public function has_text(): bool {
		return true;
	}

	public function html( array $values ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', (string) $values['date'], wp_timezone() );
		if ( ! $date ) {
			return '';
		}
		$days  = (int) ( new DateTimeImmutable( 'today', wp_timezone() ) )->diff( $date )->format( '%r%a' );
		$event = (string) $values['event'];

		return sprintf(
			'<p>%1$s<time datetime="%2$s">%3$s</time></p>',
			'' === $event ? '' : '<strong>' . esc_html( $event ) . '</strong><br>',
			esc_attr( (string) $values['date'] ),
			esc_html( $days <= 0 && '' !== $values['message'] ? (string) $values['message'] : self::distance( $days ) )
		);
	}

	private static function distance( int $days ): string {
		if ( 0 === $days ) {
			return __( 'Today', 'jetpack-dashboard' );
		}
		$number = number_format_i18n( abs( $days ) );

		return $days > 0
			/* translators: %s: number of days. */
			? sprintf( _n( '%s day to go', '%s days to go', $days, 'jetpack-dashboard' ), $number )
			/* translators: %s: number of days. */
			: sprintf( _n( '%s day ago', '%s days ago', -$days, 'jetpack-dashboard' ), $number );
	}
}
