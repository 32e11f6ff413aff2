<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use WP_User_Query;

defined( 'ABSPATH' ) || exit;

/** Which entries are wanted. */
final class Filter {

	/** Users whose names match a search. */
	private const MAX_FOUND_USERS = 20;

	/** A constant of Entry; '' for all. */
	public string $kind = '';

	/** Null for all; 0 for visitors, cron and WP-CLI. */
	public ?int $user_id = null;

	/** Unix time of the first second; 0 for all. */
	public int $after = 0;

	/** Unix time after the last second; 0 for all. */
	public int $before = 0;

	public string $search = '';

	/**
	 * @param array<string, mixed> $query `kind`, `user` (id, login or 'none'), `after`, `before` (dates in the site's time zone, both included), `search`. What is invalid is ignored.
	 */
	public static function of( array $query ): self {
		$texts        = array_map( 'trim', array_filter( array_map( static fn( $value ) => is_int( $value ) ? (string) $value : $value, $query ), 'is_string' ) );
		$self         = new self();
		$self->kind   = in_array( $texts['kind'] ?? '', Entry::KINDS, true ) ? $texts['kind'] : '';
		$self->search = mb_substr( sanitize_text_field( $texts['search'] ?? '' ), 0, 100 );
		$self->after  = self::start_of( $texts['after'] ?? '' );
		$self->before = self::start_of( $texts['before'] ?? '', '+1 day' );
		$user         = $texts['user'] ?? '';
		if ( 'none' === $user ) {
			$self->user_id = 0;
		} elseif ( '' !== $user ) {
			$found         = get_user_by( 'login', $user ) ?: get_user_by( 'email', $user ) ?: ( ctype_digit( $user ) ? get_userdata( (int) $user ) : false );
			$self->user_id = $found ? $found->ID : -1;
		}

		return $self;
	}

	/** @return int[] Users whose name or login contains the search. */
	public function found_users(): array {
		return array_map(
			'intval',
			(array) ( new WP_User_Query(
				array(
					'search'         => '*' . $this->search . '*',
					'search_columns' => array( 'user_login', 'display_name' ),
					'number'         => self::MAX_FOUND_USERS,
					'fields'         => 'ID',
					'count_total'    => false,
				)
			) )->get_results()
		);
	}

	private static function start_of( string $date, string $shift = '' ): int {
		$time = 1 === preg_match( '/^\d{4}-\d\d-\d\d$/', $date ) ? date_create_immutable( trim( "$date $shift" ), wp_timezone() ) : false;

		return $time ? max( 1, $time->getTimestamp() ) : 0;
	}
}
