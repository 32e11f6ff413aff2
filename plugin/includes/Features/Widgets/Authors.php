<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

use WP_User;

defined( 'ABSPATH' ) || exit;

/** Users with published posts. */
final class Authors implements Kind {

	private const CACHE   = 'jetpack_dashboard_authors';
	private const MAXIMUM = 50;

	public function name(): string {
		return 'author-list';
	}

	public function texts(): array {
		return array(
			'title'       => __( 'Authors', 'jetpack-dashboard' ),
			'description' => __( 'Lists the authors of your posts.', 'jetpack-dashboard' ),
			'icon'        => 'groups',
			'keywords'    => array( __( 'writers', 'jetpack-dashboard' ), __( 'users', 'jetpack-dashboard' ), __( 'team', 'jetpack-dashboard' ) ),
		);
	}

	public function fields(): array {
		return array(
			new Field( 'number', Field::NUMBER, __( 'Number of authors', 'jetpack-dashboard' ), 10, self::MAXIMUM ),
			new Field( 'avatars', Field::TOGGLE, __( 'Show avatars', 'jetpack-dashboard' ), true ),
			new Field( 'counts', Field::TOGGLE, __( 'Show number of posts', 'jetpack-dashboard' ), false ),
		);
	}

	public function example(): array {
		return array( 'number' => 3 );
	}

	public function has_text(): bool {
		return false;
	}

	public function html( array $values ): string {
		$counts = self::counts();
		$users  = $counts ? get_users(
			array(
				'include' => array_keys( $counts ),
				'orderby' => 'display_name',
				'number'  => (int) $values['number'],
			)
		) : array();
		$items  = '';

		foreach ( $users as $user ) {
			if ( ! $user instanceof WP_User ) {
				continue;
			}
			$items .= sprintf(
				'<li>%1$s<a href="%2$s">%3$s</a>%4$s</li>',
				$values['avatars'] ? get_avatar( $user, 32, '', '' ) . ' ' : '',
				esc_url( get_author_posts_url( $user->ID, $user->user_nicename ) ),
				esc_html( $user->display_name ),
				$values['counts'] ? ' <span>(' . esc_html( number_format_i18n( $counts[ $user->ID ] ?? 0 ) ) . ')</span>' : ''
			);
		}

		return '' === $items ? '' : "<ul>$items</ul>";
	}

	/** Handles transition_post_status. */
	public static function forget( string $to, string $from ): void {
		if ( $to !== $from && in_array( 'publish', array( $to, $from ), true ) ) {
			delete_transient( self::CACHE );
		}
	}

	/** @return array<int, int> Number of published posts by user. Cached, since this reads all posts. */
	private static function counts(): array {
		$counts = get_transient( self::CACHE );
		if ( ! is_array( $counts ) ) {
			$ids    = get_users(
				array(
					'has_published_posts' => array( 'post' ),
					'orderby'             => 'display_name',
					'number'              => self::MAXIMUM,
					'fields'              => 'ID',
				)
			);
			$counts = $ids ? array_map( 'intval', count_many_users_posts( array_map( 'intval', $ids ), 'post', true ) ) : array();
			set_transient( self::CACHE, $counts, HOUR_IN_SECONDS );
		}

		return $counts;
	}
}
