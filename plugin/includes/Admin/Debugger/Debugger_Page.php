<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Debugger;

use Jetpack_Dashboard\Connection\Connection_Test;
use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Provider\Account_Service;

defined( 'ABSPATH' ) || exit;

/** Tests the connection and shows a report to copy. */
final class Debugger_Page implements Subpage_Body {

	public const SLUG = 'jetpack-debugger';

	private Report $report;

	private Flash $flash;
	private Account_Service $account_service;

	public function __construct( Report $report, Account_Service $account_service ) {
		$this->report          = $report;
		$this->flash           = new Flash( 'connection_test' );
		$this->account_service = $account_service;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Debug', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php $this->print_address_fault(); ?>
			<h2><?php esc_html_e( 'Connection', 'jetpack-dashboard' ); ?></h2>
			<p><?php esc_html_e( 'Tests the connection step by step and stops at the first step that fails.', 'jetpack-dashboard' ); ?></p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="<?php echo esc_attr( Connection_Check::ACTION ); ?>">
				<?php
				wp_nonce_field( Connection_Check::ACTION );
				submit_button( __( 'Test the connection', 'jetpack-dashboard' ), 'secondary', 'submit', true );
				?>
			</form>
			<?php $this->print_results(); ?>
			<h2 id="jp-report-title"><?php esc_html_e( 'Report', 'jetpack-dashboard' ); ?></h2>
			<p id="jp-report-help"><?php esc_html_e( 'Send this report when you ask for help. It lists your site and its plugins, but contains no passwords, keys, tokens or email addresses.', 'jetpack-dashboard' ); ?></p>
			<textarea id="jp-report" class="large-text code" rows="20" readonly aria-labelledby="jp-report-title" aria-describedby="jp-report-help"><?php echo esc_textarea( $this->report->to_text() ); ?></textarea>
			<p>
				<button type="button" class="button" id="jp-report-copy" hidden><?php esc_html_e( 'Copy the report', 'jetpack-dashboard' ); ?></button>
				<span id="jp-report-copied" role="status"></span>
			</p>
		</div>
		<?php
		$this->print_copy_script();
	}

	private function print_address_fault(): void {
		$text = $this->account_service->fault_text();

		if ( null !== $text ) {
			wp_admin_notice( esc_html( $text ), array( 'type' => 'error' ) );
		}
	}

	private function print_results(): void {
		$results = $this->flash->take()['results'] ?? null;

		if ( ! is_array( $results ) ) {
			return;
		}

		$failure = null;

		foreach ( $results as $result ) {
			$failure = $result ?? $failure;
		}

		if ( null === $failure ) {
			wp_admin_notice( esc_html__( 'The connection works.', 'jetpack-dashboard' ), array( 'type' => 'success' ) );
		} else {
			wp_admin_notice( esc_html( trim( implode( ' ', $failure ) ) ), array( 'type' => 'error' ) );
		}
		?>
		<table class="widefat striped">
			<thead><tr>
				<th scope="col"><?php esc_html_e( 'Step', 'jetpack-dashboard' ); ?></th>
				<th scope="col"><?php esc_html_e( 'Result', 'jetpack-dashboard' ); ?></th>
			</tr></thead>
			<tbody>
				<?php
				foreach ( Connection_Test::as_report( $results ) as $step ) {
					printf(
						'<tr><th scope="row">%s</th><td>%s</td></tr>',
						esc_html( $step['step'] ),
						esc_html( self::outcome_text( $step['status'], $step['problem'] ) )
					);
				}
				?>
			</tbody>
		</table>
		<?php
	}

	/** @param string $status A constant of Connection_Test. */
	private static function outcome_text( string $status, string $problem ): string {
		if ( Connection_Test::FAILED === $status ) {
			/* translators: %s: what is wrong, and what to do. */
			return sprintf( __( 'Failed: %s', 'jetpack-dashboard' ), $problem );
		}

		return Connection_Test::PASSED === $status ? __( 'Passed', 'jetpack-dashboard' ) : __( 'Not tested', 'jetpack-dashboard' );
	}

	/** The clipboard API requires a secure context; elsewhere fall back to execCommand, and then to a prompt. */
	private function print_copy_script(): void {
		$texts = wp_json_encode(
			array(
				'copied' => __( 'Copied.', 'jetpack-dashboard' ),
				'prompt' => __( 'Copy the text with your keyboard.', 'jetpack-dashboard' ),
			),
			JSON_HEX_TAG | JSON_HEX_AMP
		);

		wp_print_inline_script_tag(
			"( function ( words ) {
	var report = document.getElementById( 'jp-report' ), button = document.getElementById( 'jp-report-copy' ), status = document.getElementById( 'jp-report-copied' );
	var timer = 0;
	function say( text ) {
		clearTimeout( timer );
		status.textContent = text;
		timer = setTimeout( function () { status.textContent = ''; }, 4000 );
	}
	function copySelected() {
		report.focus();
		report.select();
		var isCopied = false;
		try { isCopied = document.execCommand( 'copy' ); } catch ( error ) {}
		button.focus();
		if ( isCopied ) { say( words.copied ); } else { window.prompt( words.prompt, report.value ); }
	}
	button.hidden = false;
	button.addEventListener( 'click', function () {
		say( '' );
		if ( navigator.clipboard && window.isSecureContext ) {
			navigator.clipboard.writeText( report.value ).then( function () { say( words.copied ); }, copySelected );
		} else {
			copySelected();
		}
	} );
} )( $texts );"
		);
	}

	public static function url(): string {
		return Subpage::url( self::SLUG );
	}
}
