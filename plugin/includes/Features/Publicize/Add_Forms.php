<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

defined( 'ABSPATH' ) || exit;

/** The forms that add a connection, one per network. */
class Add_Forms {

	public function render(): void {
		echo '<h2>' . esc_html__( 'Connect an account', 'jetpack-dashboard' ) . '</h2><div class="jp-publicize-add">';
		self::open( Mastodon::ID, 'Mastodon' );
		self::print_field( Mastodon::ID, 'server', __( 'Server', 'jetpack-dashboard' ), __( 'Such as mastodon.social. You log in there and allow this site to post.', 'jetpack-dashboard' ) );
		self::close();

		self::open( Bluesky::ID, 'Bluesky' );
		self::print_field( Bluesky::ID, 'identifier', __( 'Handle', 'jetpack-dashboard' ), __( 'Such as name.bsky.social.', 'jetpack-dashboard' ) );
		self::print_field( Bluesky::ID, 'password', __( 'App password', 'jetpack-dashboard' ), __( 'Create one in Bluesky’s settings, under Privacy and security. It is stored encrypted.', 'jetpack-dashboard' ), 'password' );
		self::print_field( Bluesky::ID, 'server', __( 'Server (optional)', 'jetpack-dashboard' ), __( 'If your account isn’t on bsky.social.', 'jetpack-dashboard' ), 'text', false );
		self::close();

		self::open( Webhook::ID, __( 'Webhook', 'jetpack-dashboard' ) );
		self::print_field( Webhook::ID, 'label', __( 'Name', 'jetpack-dashboard' ), '', 'text', false );
		self::print_field( Webhook::ID, 'url', __( 'Address', 'jetpack-dashboard' ), __( 'Gets each new post as JSON. It must begin with https://.', 'jetpack-dashboard' ), 'url' );
		self::print_field( Webhook::ID, 'secret', __( 'Secret', 'jetpack-dashboard' ), __( 'At least 16 characters. The receiver uses it to check the signature. It is stored encrypted and not shown again.', 'jetpack-dashboard' ), 'password' );
		self::close();
		echo '</div>';
	}

	private static function open( string $network, string $name ): void {
		printf(
			'<details><summary>%s</summary><form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="network" value="%s"><input type="hidden" name="_wpnonce" value="%s">',
			esc_html( $name ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( Page_Actions::ADD ),
			esc_attr( $network ),
			esc_attr( wp_create_nonce( Page_Actions::ADD ) )
		);
	}

	private static function close(): void {
		if ( current_user_can( 'manage_options' ) ) {
			printf(
				'<fieldset><legend>%s</legend><label><input type="radio" name="owner" value="site" checked> %s</label><br><label><input type="radio" name="owner" value="me"> %s</label></fieldset>',
				esc_html__( 'Share posts of', 'jetpack-dashboard' ),
				esc_html__( 'All authors', 'jetpack-dashboard' ),
				esc_html__( 'Only me', 'jetpack-dashboard' )
			);
		}
		printf( '<p><button type="submit" class="button button-primary">%s</button></p></form></details>', esc_html__( 'Connect', 'jetpack-dashboard' ) );
	}

	private static function print_field( string $network, string $name, string $label, string $help, string $type = 'text', bool $is_required = true ): void {
		$id = "jp-publicize-$network-$name";
		printf(
			'<p><label for="%1$s">%2$s</label><br><input type="%3$s" id="%1$s" name="%4$s" maxlength="2000" autocomplete="off" spellcheck="false" aria-describedby="%1$s-help"%5$s><br><span class="description" id="%1$s-help">%6$s</span></p>',
			esc_attr( $id ),
			esc_html( $label ),
			esc_attr( $type ),
			esc_attr( $name ),
			$is_required ? ' required' : '',
			esc_html( $help )
		);
	}
}
