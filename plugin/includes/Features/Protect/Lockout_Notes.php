<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Protect;

use Jetpack_Dashboard\Kernel\Notes\Note;
use Jetpack_Dashboard\Kernel\Notes\Note_Source;

defined( 'ABSPATH' ) || exit;

/** Notifications about lockouts. */
final class Lockout_Notes implements Note_Source {

	public const ID         = 'lockouts';
	public const CAPABILITY = 'manage_options';

	private Subjects $subjects;

	public function __construct( Subjects $subjects ) {
		$this->subjects = $subjects;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function newest( int $since, int $limit ): array {
		return array_map(
			static function ( array $row ): Note {
				$failures = (int) $row['failures'];
				$text     = Subject::ACCOUNT === $row['kind']
					/* translators: %s: username or email address. */
					? sprintf( __( 'The account %s was locked out', 'jetpack-dashboard' ), Note::plain( esc_html( $row['account'] ) ) )
					/* translators: %s: IP address. */
					: sprintf( __( 'The IP address %s was locked out', 'jetpack-dashboard' ), $row['address'] );

				return new Note(
					$text,
					admin_url( 'admin.php?page=jetpack#/security' ),
					(int) $row['locked_at'],
					/* translators: %s: number of logins. */
					sprintf( _n( '%s failed login', '%s failed logins', $failures, 'jetpack-dashboard' ), number_format_i18n( $failures ) )
				);
			},
			$this->subjects->latest_lockouts( $since, $limit )
		);
	}
}
