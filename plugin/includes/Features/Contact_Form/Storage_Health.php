<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Health\Finding;
use Jetpack_Dashboard\Kernel\Health\Health_Test;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** Whether there is room for new messages and their files. */
final class Storage_Health implements Health_Test {

	/** Percentage of the limit. */
	private const NEARLY_FULL = 90;

	private Module_Registry $modules;

	public function __construct( Module_Registry $modules ) {
		$this->modules = $modules;
	}

	public function label(): string {
		return __( 'Contact form messages', 'jetpack-dashboard' );
	}

	public function is_slow(): bool {
		return false;
	}

	public function applies(): bool {
		return $this->modules->is_active( 'contact-form' );
	}

	public function run(): Finding {
		return self::finding()->with_action( admin_url( 'edit.php?post_type=' . Messages::TYPE ), __( 'Open the messages', 'jetpack-dashboard' ) );
	}

	/** @return string What to tell users who read the messages; '' if there is room for more. */
	public static function warning(): string {
		$finding = self::finding();

		return Finding::GOOD === $finding->status ? '' : implode( ' ', $finding->paragraphs );
	}

	private static function finding(): Finding {
		$count = Messages::kept();
		$limit = Messages::limit();
		/* translators: 1: number of messages, 2: maximum. */
		$used = sprintf( __( '%1$s of at most %2$s messages are stored.', 'jetpack-dashboard' ), number_format_i18n( $count ), number_format_i18n( $limit ) );
		$todo = __( 'Delete messages you no longer need, or keep them for fewer days.', 'jetpack-dashboard' );
		if ( $count >= $limit ) {
			return Finding::critical( __( 'Contact forms refuse new messages', 'jetpack-dashboard' ), $used . ' ' . __( 'Visitors can’t send any more.', 'jetpack-dashboard' ), $todo );
		}
		if ( $count * 100 >= $limit * self::NEARLY_FULL ) {
			return Finding::recommended( __( 'Contact forms will soon refuse new messages', 'jetpack-dashboard' ), $used . ' ' . __( 'When the limit is reached, visitors can’t send any more.', 'jetpack-dashboard' ), $todo );
		}

		$bytes = Uploaded_Files::size();
		$most  = Uploaded_Files::limit();
		if ( $bytes * 100 >= $most * self::NEARLY_FULL ) {
			return Finding::recommended(
				__( 'Contact forms will soon refuse files', 'jetpack-dashboard' ),
				/* translators: 1: size such as 480 MB, 2: maximum. */
				sprintf( __( 'The files of messages use %1$s of at most %2$s. When the limit is reached, visitors can’t send files.', 'jetpack-dashboard' ), (string) size_format( $bytes ), (string) size_format( $most ) ),
				$todo
			);
		}

		return Finding::good( __( 'Contact forms can store new messages', 'jetpack-dashboard' ), $used );
	}
}
