<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Provider\Account_Service;

defined( 'ABSPATH' ) || exit;

/** The About page: version, release notes and links. */
final class About_Page implements Subpage_Body {

	public const SLUG = 'jetpack_about';

	private Account_Service $account_service;
	private Release_Notice $news;

	public function __construct( Account_Service $account_service, Release_Notice $news ) {
		$this->account_service = $account_service;
		$this->news            = $news;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'About Jetpack', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<div class="card">
				<h2>
					<?php
					/* translators: %s: the plugin's version. */
					echo esc_html( sprintf( __( 'Version %s', 'jetpack-dashboard' ), JETPACK_DASHBOARD_VERSION ) );
					?>
				</h2>
				<p><?php esc_html_e( 'One dashboard for a site’s security, backup, performance, growth and statistics. Most of it runs on your own server. No data is sent anywhere until you connect the site.', 'jetpack-dashboard' ); ?></p>
				<?php $this->print_service(); ?>
				<p><?php esc_html_e( 'Free software under the GNU General Public License, version 2 or later. It comes without warranty.', 'jetpack-dashboard' ); ?></p>
			</div>
			<?php
			$this->print_news();
			$this->print_links( __( 'On this site', 'jetpack-dashboard' ), $this->own_links() );
			$this->print_links( __( 'At the account service', 'jetpack-dashboard' ), $this->service_links() );
			?>
		</div>
		<?php
	}

	private function print_service(): void {
		$text = $this->account_service->is_configured()
			/* translators: %s: the account service's host name. */
			? sprintf( __( 'Features that can’t run on your own server are provided by %s.', 'jetpack-dashboard' ), $this->account_service->host() )
			: __( 'No account service is configured. Everything runs on your own server.', 'jetpack-dashboard' );

		echo '<p>' . esc_html( $text ) . '</p>';
	}

	private function print_news(): void {
		$news = $this->news->of_version();

		if ( null !== $news ) {
			echo '<div class="card"><h2>' . esc_html( $news['release_post_title'] ) . '</h2>' . wp_kses_post( $news['release_post_content'] ) . '</div>';
		}
	}

	/** @param array<string, string> $links Label by URL. */
	private function print_links( string $title, array $links ): void {
		if ( ! $links ) {
			return;
		}

		echo '<div class="card"><h2>' . esc_html( $title ) . '</h2><ul>';

		foreach ( $links as $url => $label ) {
			echo '<li><a href="' . esc_url( $url ) . '">' . esc_html( $label ) . '</a></li>';
		}

		echo '</ul></div>';
	}

	/** @return array<string, string> Label by URL. */
	private function own_links(): array {
		$links = array( Subpage::url( Admin_Page::SLUG ) => __( 'Dashboard', 'jetpack-dashboard' ) );

		if ( current_user_can( 'jetpack_manage_modules' ) ) {
			$links[ Subpage::url( Modules\Modules_Page::SLUG ) ]   = __( 'Modules', 'jetpack-dashboard' );
			$links[ Subpage::url( Debugger\Debugger_Page::SLUG ) ] = __( 'Debug', 'jetpack-dashboard' );
		}

		return $links;
	}

	/** @return array<string, string> Label by URL; empty in local mode. */
	private function service_links(): array {
		$labels = array(
			'jetpack-support'          => __( 'Help', 'jetpack-dashboard' ),
			'jetpack-community-forums' => __( 'Community forums', 'jetpack-dashboard' ),
			'jetpack-terms'            => __( 'Terms of service', 'jetpack-dashboard' ),
			'jetpack-privacy'          => __( 'Privacy', 'jetpack-dashboard' ),
		);
		$links  = array();

		foreach ( $this->account_service->is_configured() ? $labels : array() as $source => $label ) {
			$links[ $this->account_service->url() . '/redirect?source=' . $source ] = $label;
		}

		return $links;
	}
}
