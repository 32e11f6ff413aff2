<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Notifications about messages of visitors. */
final class Message_Notes implements Note_Source {

	public const ID         = 'messages';
	public const CAPABILITY = Messages::CAPABILITY;

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		$posts = get_posts(
			array(
				'post_type'              => Messages::TYPE,
				'post_status'            => array( Messages::UNREAD, Messages::READ ),
				'numberposts'            => $limit,
				'date_query'             => array(
					array(
						// Local time, which WordPress's index has.
						'column' => 'post_date',
						'after'  => (string) wp_date( 'Y-m-d H:i:s', $since ),
					),
				),
				'update_post_term_cache' => false,
			)
		);

		return array_map( array( self::class, 'note' ), $posts );
	}

	private static function note( WP_Post $post ): Note {
		$data   = Message_Data::of( $post );
		$sender = Note::plain( esc_html( $data['sender'] ) );
		$texts  = array_filter( array_column( $data['fields'], 1 ), static fn( string $text ): bool => '' !== $text && $text !== $data['sender'] );

		return new Note(
			/* translators: %s: name or email address. */
			'' === $sender ? __( 'New form message', 'jetpack-dashboard' ) : sprintf( __( 'Form message from %s', 'jetpack-dashboard' ), $sender ),
			admin_url( "post.php?post=$post->ID&action=edit" ),
			(int) strtotime( $post->post_date_gmt . ' UTC' ),
			Note::plain( esc_html( implode( ', ', $texts ) ), 140 )
		);
	}
}
