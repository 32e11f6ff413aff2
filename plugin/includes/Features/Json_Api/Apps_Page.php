<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Json_Api;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Lists the apps that can use the site, with a button to revoke the access of each. */
final class Apps_Page implements Subpage_Body {

	public const SLUG = 'jetpack-apps';

	public const REVOKE = 'jetpack_dashboard_revoke_app';

	private Apps $apps;
	private Module_Registry $modules;
	private Settings_Store $settings;
	private Flash $flash;

	public function __construct( Apps $apps, Module_Registry $modules, Settings_Store $settings ) {
		$this->apps     = $apps;
		$this->modules  = $modules;
		$this->settings = $settings;
		$this->flash    = new Flash( 'revoke_app' );
	}

	public function prepare(): void {
	}

	/** Handles the form of a row. */
	public function revoke(): void {
		$user_id = Request_Number::of( absint( $_POST['user'] ?? 0 ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Part of the nonce's action, which is checked below.
		$uuid    = isset( $_POST['app'] ) && is_string( $_POST['app'] ) ? sanitize_key( $_POST['app'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- As above.
		if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'delete_app_password', $user_id, $uuid ) || ! isset( $_POST['_wpnonce'] ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'jetpack-dashboard' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::REVOKE . "-$user_id-$uuid" );

		$this->flash->set( array( 'is_revoked' => $this->apps->revoke( $user_id, $uuid ) ) );

		wp_safe_redirect( Subpage::url( self::SLUG ) );
		exit;
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'App access', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php $this->print_result(); ?>
			<p><?php esc_html_e( 'With an application password, an app can do everything on this site that its user can do. Users add application passwords in their profile.', 'jetpack-dashboard' ); ?></p>
			<?php
			if ( $this->modules->is_active( 'json-api' ) ) {
				$this->print_list();
			} else {
				printf( '<p><strong>%s</strong></p>', esc_html__( 'App access is off. Turn it on to list and revoke apps here.', 'jetpack-dashboard' ) );
			}
			?>
			<p>
				<a class="button" href="<?php echo esc_url( admin_url( 'profile.php#application-passwords-section' ) ); ?>"><?php esc_html_e( 'Add an app to your profile', 'jetpack-dashboard' ); ?></a>
				<a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/settings?term=app' ) ); ?>"><?php esc_html_e( 'App settings', 'jetpack-dashboard' ); ?></a>
			</p>
		</div>
		<?php
	}

	private function print_list(): void {
		$page = Subpage::list_page();
		$list = $this->apps->list( $page );

		if ( $this->settings->get( Apps::SETTING ) ) {
			printf( '<p><strong>%s</strong></p>', esc_html__( 'All apps are blocked at the moment.', 'jetpack-dashboard' ) );
		}
		if ( $list['apps'] || ! $list['is_partial'] ) {
			$this->print_apps( $list['apps'] );
		}
		if ( $list['is_partial'] ) {
			printf( '<p>%s</p>', esc_html__( 'Apps of users that you can’t edit are not listed.', 'jetpack-dashboard' ) );
		}
		if ( $list['hidden'] > 0 ) {
			/* translators: %s: number of apps. */
			$text = _n( '%s older app is not listed. Its user’s profile shows it.', '%s older apps are not listed. The profiles of their users show them.', $list['hidden'], 'jetpack-dashboard' );
			printf( '<p>%s</p>', esc_html( sprintf( $text, number_format_i18n( $list['hidden'] ) ) ) );
		}
		echo wp_kses_post(
			(string) paginate_links(
				array(
					'base'    => add_query_arg( 'paged', '%#%', Subpage::url( self::SLUG ) ),
					'format'  => '',
					'current' => $page,
					'total'   => $list['pages'],
				)
			)
		);
	}

	/** @param list<array{user_id: int, user: string, uuid: string, name: string, created: int, last_used: int, last_ip: string}> $apps */
	private function print_apps( array $apps ): void {
		if ( ! $apps ) {
			echo '<p>' . esc_html__( 'No app has access.', 'jetpack-dashboard' ) . '</p>';

			return;
		}
		?>
		<table class="widefat striped">
			<caption class="screen-reader-text"><?php esc_html_e( 'Apps with access', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'App', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Last used', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Action', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody>
				<?php array_map( array( self::class, 'print_app' ), $apps ); ?>
			</tbody>
		</table>
		<?php
	}

	/** @param array{user_id: int, user: string, uuid: string, name: string, created: int, last_used: int, last_ip: string} $app */
	private static function print_app( array $app ): void {
		$name = '' === $app['name'] ? __( '(no name)', 'jetpack-dashboard' ) : $app['name'];
		?>
		<tr>
			<td style="overflow-wrap:anywhere">
				<strong><?php echo esc_html( wp_html_excerpt( $name, 100, '…' ) ); ?></strong><br>
				<?php
				/* translators: 1: login of a user, 2: date. */
				echo esc_html( sprintf( __( 'Added by %1$s, %2$s', 'jetpack-dashboard' ), $app['user'], self::date( $app['created'] ) ) );
				?>
			</td>
			<td>
				<?php echo esc_html( self::date( $app['last_used'] ) ); ?><br>
				<?php echo esc_html( $app['last_ip'] ); ?>
			</td>
			<td>
				<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
					<input type="hidden" name="action" value="<?php echo esc_attr( self::REVOKE ); ?>">
					<input type="hidden" name="user" value="<?php echo absint( $app['user_id'] ); ?>">
					<input type="hidden" name="app" value="<?php echo esc_attr( $app['uuid'] ); ?>">
					<?php wp_nonce_field( self::REVOKE . "-{$app['user_id']}-{$app['uuid']}", '_wpnonce', false ); ?>
					<button class="button">
						<?php esc_html_e( 'Revoke', 'jetpack-dashboard' ); ?>
						<span class="screen-reader-text"><?php echo esc_html( "$name, {$app['user']}" ); ?></span>
					</button>
				</form>
			</td>
		</tr>
		<?php
	}

	private function print_result(): void {
		$result = $this->flash->take();
		if ( ! $result ) {
			return;
		}

		wp_admin_notice(
			$result['is_revoked']
				? __( 'The app no longer has access.', 'jetpack-dashboard' )
				: __( 'The app’s access could not be revoked. It may have been revoked already.', 'jetpack-dashboard' ),
			array(
				'type'               => $result['is_revoked'] ? 'success' : 'error',
				'additional_classes' => array( 'inline' ),
			)
		);
	}

	private static function date( int $time ): string {
		return 0 === $time ? __( 'Never', 'jetpack-dashboard' ) : (string) wp_date( (string) get_option( 'date_format' ), $time );
	}
}
