<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Admin\Flash;
use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Kernel\Privacy\Results;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Where the mailbox is configured and checked, and what happened to its emails. */
final class Mailbox_Page implements Subpage_Body {

	public const SLUG = 'jetpack-post-by-email';

	private const SHOWN = 50;

	private Mailbox_Store $mailboxes;
	private Message_Log $log;
	private Module_Registry $modules;

	public function __construct( Mailbox_Store $mailboxes, Message_Log $log, Module_Registry $modules ) {
		$this->mailboxes = $mailboxes;
		$this->log       = $log;
		$this->modules   = $modules;
	}

	public function prepare(): void {
	}

	public function render(): void {
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Post by email', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php
			self::print_notice();
			if ( $this->modules->is_active( 'post-by-email' ) ) {
				$mailbox = $this->mailboxes->mailbox();
				Mailbox_Form::print_form( $mailbox );
				if ( $mailbox ) {
					$this->print_state();
					$this->print_log();
				}
			} else {
				echo '<p><strong>' . esc_html__( 'Post by email is off.', 'jetpack-dashboard' ) . '</strong></p>';
			}
			?>
			<p><a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/writing' ) ); ?>"><?php esc_html_e( 'Writing settings', 'jetpack-dashboard' ); ?></a></p>
		</div>
		<?php
	}

	private static function print_notice(): void {
		$notice = ( new Flash( Mailbox_Actions::FLASH ) )->take();
		$text   = (string) ( $notice['error'] ?? $notice['text'] ?? '' );

		if ( '' !== $text ) {
			self::print_box( $text, isset( $notice['error'] ) ? 'error' : 'success' );
		}
	}

	private static function print_box( string $text, string $type ): void {
		wp_admin_notice(
			esc_html( $text ),
			array(
				'type'               => $type,
				'additional_classes' => array( 'inline' ),
			)
		);
	}

	private function print_state(): void {
		$result = $this->mailboxes->result();
		$last   = $result
			/* translators: %s: date and time. */
			? sprintf( __( 'Last check: %s.', 'jetpack-dashboard' ), Results::date( $result['time'] ) )
			: __( 'The mailbox hasn’t been checked yet.', 'jetpack-dashboard' );

		echo '<h2>' . esc_html__( 'Checks', 'jetpack-dashboard' ) . '</h2>';
		if ( $result && '' !== $result['error'] ) {
			self::print_box( __( 'The last check failed.', 'jetpack-dashboard' ) . ' ' . Mailbox_Error::text( $result['error'], $result['detail'] ), 'warning' );
		}
		echo '<p>' . esc_html( $last . ' ' . __( 'The site checks it every 5 minutes, when WP-Cron runs.', 'jetpack-dashboard' ) ) . '</p>';
		echo '<div style="display:flex;flex-wrap:wrap;gap:8px">';
		Mailbox_Form::print_button( Mailbox_Actions::CHECK, __( 'Check now', 'jetpack-dashboard' ) );
		Mailbox_Form::print_button( Mailbox_Actions::REMOVE, __( 'Remove the mailbox', 'jetpack-dashboard' ) );
		echo '</div>';
	}

	private function print_log(): void {
		$rows = $this->log->latest( self::SHOWN );

		echo '<h2>' . esc_html__( 'Latest emails', 'jetpack-dashboard' ) . '</h2>';
		if ( ! $rows ) {
			echo '<p>' . esc_html__( 'No emails to a secret address yet.', 'jetpack-dashboard' ) . '</p>';
			return;
		}
		?>
		<p><?php esc_html_e( 'Posted emails are deleted from the mailbox. Refused ones stay in it, and their senders get no reply.', 'jetpack-dashboard' ); ?></p>
		<div style="overflow-x:auto">
		<table class="widefat striped">
			<caption class="screen-reader-text"><?php esc_html_e( 'Emails to a secret address, newest first', 'jetpack-dashboard' ); ?></caption>
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Time', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Email', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Author', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php esc_html_e( 'Result', 'jetpack-dashboard' ); ?></th>
				</tr>
			</thead>
			<tbody><?php array_map( array( self::class, 'print_row' ), $rows ); ?></tbody>
		</table>
		</div>
		<?php
	}

	/** @param array<string, string> $row */
	private static function print_row( array $row ): void {
		$author  = get_userdata( (int) $row['user_id'] );
		$subject = '' === $row['subject'] ? __( '(no subject)', 'jetpack-dashboard' ) : $row['subject'];

		printf(
			'<tr><td>%s</td><td style="overflow-wrap:anywhere"><strong>%s</strong><br>%s</td><td>%s</td><td>%s</td></tr>',
			esc_html( Results::date( (int) $row['seen_at'] ) ),
			esc_html( $subject ),
			esc_html( $row['sender'] ?: '–' ),
			esc_html( $author ? $author->display_name : '–' ),
			self::result( $row ) // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped there.
		);
	}

	/**
	 * @param array<string, string> $row
	 * @return string HTML.
	 */
	private static function result( array $row ): string {
		if ( Message_Log::WORKING === $row['state'] ) {
			return esc_html__( 'Is being processed', 'jetpack-dashboard' );
		}
		if ( Message_Log::REFUSED === $row['state'] ) {
			/* translators: %s: why an email was refused. */
			return esc_html( sprintf( __( 'Refused: %s', 'jetpack-dashboard' ), Refusal::text( $row['reason'] ) ) );
		}

		$url    = (string) get_edit_post_link( (int) $row['post'] );
		$result = '' === $url
			? esc_html__( 'Posted', 'jetpack-dashboard' )
			: sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Posted', 'jetpack-dashboard' ) );

		if ( (int) $row['left_out'] > 0 ) {
			/* translators: %s: number of attachments. */
			$result .= '<br>' . esc_html( sprintf( __( 'Attachments left out (type or size isn’t allowed): %s', 'jetpack-dashboard' ), number_format_i18n( (int) $row['left_out'] ) ) );
		}

		return $result;
	}
}
