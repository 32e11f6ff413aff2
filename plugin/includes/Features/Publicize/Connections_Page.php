<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Lists connections, with forms that add one, a preview of the message, and the log. */
final class Connections_Page implements Subpage_Body {

	public const SLUG = 'jetpack-publicize';

	private Connections $connections;
	private Networks $networks;
	private Module_Registry $modules;
	private Log_Table $log;
	private Add_Forms $forms;
	private Preview $preview;

	public function __construct( Connections $connections, Networks $networks, Module_Registry $modules, Log_Table $log, Add_Forms $forms, Preview $preview ) {
		$this->connections = $connections;
		$this->networks    = $networks;
		$this->modules     = $modules;
		$this->log         = $log;
		$this->forms       = $forms;
		$this->preview     = $preview;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<style>
				.jp-publicize-table td { min-inline-size: 72px; overflow-wrap: anywhere; }
				.jp-publicize-table form { display: inline-block; margin-block: 4px; margin-inline-end: 4px; }
				.jp-publicize-add details { background: #fff; border: 1px solid #c3c4c7; margin-block: 8px; max-inline-size: 640px; padding: 12px; }
				.jp-publicize-add summary { cursor: pointer; font-weight: 600; }
				.jp-publicize-add input:not([type=radio]) { inline-size: 100%; max-inline-size: 400px; }
				.jp-publicize-add fieldset label { display: inline-block; padding-block: .4em; }
				.jp-publicize-add legend { padding: 0; }
				.jp-publicize-preview { background: #fff; border-inline-start: 4px solid #c3c4c7; margin-inline: 0; max-inline-size: 600px; overflow-wrap: anywhere; padding: 8px 12px; white-space: pre-wrap; }
			</style>
			<h1><?php esc_html_e( 'Publicize connections', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			self::print_result();
			if ( $this->modules->is_active( 'publicize' ) ) {
				echo '<p>' . esc_html__( 'New posts are shared to these accounts when they are published. Before you publish a post, you can turn off accounts and write a message for it.', 'jetpack-dashboard' ) . '</p>';
				$this->print_connections();
				$this->forms->render();
				$this->preview->render();
				$this->log->render();
			} else {
				echo '<p><strong>' . esc_html__( 'Publicize is off.', 'jetpack-dashboard' ) . '</strong></p>';
			}
			?>
			<?php // Others have no sharing settings while the module is off. ?>
			<?php if ( current_user_can( 'jetpack_manage_modules' ) || ( current_user_can( 'jetpack_admin_page' ) && $this->modules->is_active( 'publicize' ) ) ) : ?>
				<p><a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/sharing' ) ); ?>"><?php esc_html_e( 'Sharing settings', 'jetpack-dashboard' ); ?></a></p>
			<?php endif; ?>
		</div>
		<?php
	}

	private static function print_result(): void {
		$result = ( new Flash( Page_Actions::FLASH ) )->take();
		$text   = (string) ( $result['error'] ?? $result['text'] ?? '' );

		if ( '' !== $text ) {
			wp_admin_notice(
				esc_html( $text ),
				array(
					'type'               => isset( $result['error'] ) ? 'error' : 'success',
					'additional_classes' => array( 'inline' ),
				)
			);
		}
	}

	private function print_connections(): void {
		$connections = current_user_can( 'manage_options' ) ? $this->connections->all() : $this->connections->for_author( get_current_user_id() );
		if ( ! $connections ) {
			echo '<p>' . esc_html__( 'No account is connected yet.', 'jetpack-dashboard' ) . '</p>';
			return;
		}
		?>
		<table class="widefat striped jp-publicize-table">
			<caption class="screen-reader-text"><?php esc_html_e( 'Connected accounts', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Account', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Shares posts of', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Actions', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( $this, 'print_connection' ), $connections ); ?></tbody>
		</table>
		<?php
	}

	private function print_connection( Connection $connection ): void {
		$user  = $connection->owner > 0 ? get_userdata( $connection->owner ) : false;
		$owner = $user ? $user->display_name : (string) $connection->owner;
		printf(
			'<tr><td><strong>%s</strong><br>%s</td><td>%s</td><td>',
			esc_html( $this->networks->name( $connection->network ) ),
			esc_html( $connection->label ),
			Connections::SITE === $connection->owner ? esc_html__( 'All authors', 'jetpack-dashboard' ) : esc_html( $owner )
		);
		if ( $connection->is_editable() ) {
			/* translators: %s: name of an account. */
			Page_Actions::print_button( Page_Actions::TEST, $connection->id, __( 'Test', 'jetpack-dashboard' ), sprintf( __( 'Test %s', 'jetpack-dashboard' ), $connection->label ) );
			/* translators: %s: name of an account. */
			Page_Actions::print_button( Page_Actions::REMOVE, $connection->id, __( 'Disconnect', 'jetpack-dashboard' ), sprintf( __( 'Disconnect %s', 'jetpack-dashboard' ), $connection->label ) );
		}
		echo '</td></tr>';
	}
}
