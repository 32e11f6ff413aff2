<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** Describes entries as plain text; callers escape it. */
class Activity_Texts {

	private Setting_Texts $settings;

	public function __construct( Setting_Texts $settings ) {
		$this->settings = $settings;
	}

	/** @return array<string, string> By constant of Entry. */
	public static function kinds(): array {
		return array(
			Entry::SETTINGS => __( 'Settings', 'jetpack-dashboard' ),
			Entry::LOGIN    => __( 'Logins', 'jetpack-dashboard' ),
			Entry::USERS    => __( 'Users', 'jetpack-dashboard' ),
			Entry::CONTENT  => __( 'Posts and media', 'jetpack-dashboard' ),
			Entry::COMMENTS => __( 'Comments', 'jetpack-dashboard' ),
			Entry::SOFTWARE => __( 'Plugins, themes and WordPress', 'jetpack-dashboard' ),
			Entry::SCAN     => __( 'Scans', 'jetpack-dashboard' ),
			Entry::BACKUP   => __( 'Backups', 'jetpack-dashboard' ),
			Entry::IMPORT   => __( 'Imports of statistics', 'jetpack-dashboard' ),
		);
	}

	/** What happened, in one line, for places that don't show `values()`. */
	public function headline( Entry $entry ): string {
		return Entry::SETTINGS === $entry->kind ? $this->settings->headline( $entry ) : $this->summary( $entry );
	}

	/** What happened, in one line. */
	public function summary( Entry $entry ): string {
		if ( Entry::SETTINGS === $entry->kind ) {
			return $this->settings->subject( $entry );
		}
		$text = self::actions()[ $entry->kind ][ $entry->action ] ?? $entry->action;
		$what = $this->what( $entry );
		if ( '' !== $what ) {
			/* translators: 1: what happened, such as 'Published'. 2: title of a post, name of a user or of a plugin. */
			$text = sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $text, $what );
		}

		return 1 === $entry->amount ? $text : sprintf(
			/* translators: 1: what happened, such as 'Failed login'. 2: how often. */
			_n( '%1$s (%2$s time)', '%1$s (%2$s times)', $entry->amount, 'jetpack-dashboard' ),
			$text,
			number_format_i18n( $entry->amount )
		);
	}

	/** @return string Old and new values in one line; '' if there are none. */
	public function values( Entry $entry ): string {
		if ( Entry::SETTINGS === $entry->kind ) {
			return $this->settings->values( $entry );
		}

		return implode(
			'; ',
			array_map(
				static function ( array $row ): string {
					list( $label, $old, $new_value ) = $row;
					if ( '' === $old || '' === $new_value ) {
						/* translators: 1: what has a value, such as 'Version'. 2: the value. */
						return sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $label, $old . $new_value );
					}

					/* translators: 1: what was changed, such as 'Title'. 2: value before, 3: value after. */
					return sprintf( __( '%1$s: %2$s → %3$s', 'jetpack-dashboard' ), $label, $old, $new_value );
				},
				$this->diff( $entry )
			)
		);
	}

	/**
	 * What was changed, for a table.
	 *
	 * @return array<int, array{string, string, string}> Label, old and new value.
	 */
	public function diff( Entry $entry ): array {
		if ( Entry::SETTINGS === $entry->kind ) {
			return null === $entry->old && null === $entry->new ? array() : array( array( $this->settings->subject( $entry ), $this->settings->value( $entry->name, $entry->old ), $this->settings->value( $entry->name, $entry->new ) ) );
		}

		$old        = is_array( $entry->old ) ? $entry->old : array();
		$new_values = is_array( $entry->new ) ? $entry->new : array();
		$rows       = array();
		foreach ( array_keys( $old + $new_values ) as $name ) {
			$texts = array( self::text( (string) $name, $old[ $name ] ?? '' ), self::text( (string) $name, $new_values[ $name ] ?? '' ) );
			// New posts have no status before.
			if ( isset( $old[ $name ], $new_values[ $name ] ) && 'status' !== $name ) {
				$texts = array_map( static fn( string $text ): string => '' === $text ? __( 'nothing', 'jetpack-dashboard' ) : $text, $texts );
			}
			$rows[] = array( self::field( (string) $name ), $texts[0], $texts[1] );
		}

		return $rows;
	}

	public function author( Entry $entry ): string {
		if ( 0 === $entry->user_id ) {
			return Activity_Log::VISITORS === $entry->lane ? __( 'Visitors', 'jetpack-dashboard' ) : __( 'The site itself', 'jetpack-dashboard' );
		}
		if ( Entry::ERASED_USER === $entry->user_id ) {
			return __( 'Erased user', 'jetpack-dashboard' );
		}
		$user = get_userdata( $entry->user_id );

		return $user ? Event::clean( $user->display_name, 200 ) : __( 'A deleted user', 'jetpack-dashboard' );
	}

	private function what( Entry $entry ): string {
		if ( Entry::CONTENT === $entry->kind ) {
			$type  = get_post_type_object( $entry->type );
			$title = '' === $entry->label && '' !== $entry->name ? __( '(no title)', 'jetpack-dashboard' ) : $entry->label;

			/* translators: 1: title of a post. 2: its type, such as 'Page'. */
			return '' === $title || ! $type ? $title : sprintf( __( '%1$s (%2$s)', 'jetpack-dashboard' ), $title, $type->labels->singular_name );
		}
		if ( Entry::LOGIN === $entry->kind && 'lockout' === $entry->action && '' === $entry->label ) {
			return 'address' === $entry->type ? $entry->address : '';
		}

		return $entry->label;
	}

	private static function field( string $name ): string {
		$labels = array(
			'status'   => __( 'Status', 'jetpack-dashboard' ),
			'title'    => __( 'Title', 'jetpack-dashboard' ),
			'slug'     => __( 'Slug', 'jetpack-dashboard' ),
			'author'   => __( 'Author', 'jetpack-dashboard' ),
			'date'     => __( 'Date', 'jetpack-dashboard' ),
			'parent'   => __( 'Parent', 'jetpack-dashboard' ),
			'content'  => __( 'Characters of the content', 'jetpack-dashboard' ),
			'excerpt'  => __( 'Characters of the excerpt', 'jetpack-dashboard' ),
			'password' => __( 'Password', 'jetpack-dashboard' ),
			'alt'      => __( 'Alternative text', 'jetpack-dashboard' ),
			'file'     => __( 'File', 'jetpack-dashboard' ),
			'image'    => __( 'Image', 'jetpack-dashboard' ),
			'roles'    => __( 'Role', 'jetpack-dashboard' ),
			'fields'   => __( 'Changed', 'jetpack-dashboard' ),
			'version'  => __( 'Version', 'jetpack-dashboard' ),
			'theme'    => __( 'Theme', 'jetpack-dashboard' ),
			'threat'   => __( 'Threat', 'jetpack-dashboard' ),
			'threats'  => __( 'Threats', 'jetpack-dashboard' ),
			'weak'     => __( 'Weak spots', 'jetpack-dashboard' ),
			'files'    => __( 'Files', 'jetpack-dashboard' ),
			'rows'     => __( 'Rows', 'jetpack-dashboard' ),
			'restored' => __( 'What was restored', 'jetpack-dashboard' ),
			'error'    => __( 'Error', 'jetpack-dashboard' ),
			'reason'   => __( 'Reason', 'jetpack-dashboard' ),
			'provider' => __( 'Identity provider', 'jetpack-dashboard' ),
		);

		return $labels[ $name ] ?? $name;
	}

	/** @param mixed $value */
	private static function text( string $name, $value ): string {
		if ( is_array( $value ) ) {
			return implode( wp_get_list_item_separator(), array_map( static fn( $part ): string => self::text( $name, $part ), $value ) );
		}
		$value = is_scalar( $value ) ? (string) $value : '';
		if ( 'roles' === $name ) {
			return translate_user_role( wp_roles()->role_names[ $value ] ?? $value );
		}
		if ( 'fields' === $name ) {
			$labels = array(
				'user_email'    => __( 'email address', 'jetpack-dashboard' ),
				'user_pass'     => __( 'password', 'jetpack-dashboard' ),
				'display_name'  => __( 'display name', 'jetpack-dashboard' ),
				'user_url'      => __( 'website', 'jetpack-dashboard' ),
				'user_nicename' => __( 'name in addresses', 'jetpack-dashboard' ),
			);

			return $labels[ $value ] ?? $value;
		}
		if ( 'status' === $name ) {
			$status = get_post_status_object( $value );
			$labels = array(
				'approved'   => __( 'Approved', 'jetpack-dashboard' ),
				'unapproved' => __( 'Pending', 'jetpack-dashboard' ),
				'spam'       => __( 'Spam', 'jetpack-dashboard' ),
				'trash'      => __( 'Trash', 'jetpack-dashboard' ),
				'new'        => '',
				'auto-draft' => '',
			);

			return $labels[ $value ] ?? ( $status && is_string( $status->label ) ? $status->label : $value );
		}

		return Event::clean( $value, 300 );
	}

	/** @return array<string, array<string, string>> Texts by kind and action. */
	private static function actions(): array {
		return array(
			Entry::LOGIN    => array(
				'in'               => __( 'Logged in', 'jetpack-dashboard' ),
				'out'              => __( 'Logged out', 'jetpack-dashboard' ),
				'failed'           => __( 'Failed login', 'jetpack-dashboard' ),
				'failed-app'       => __( 'Wrong application password', 'jetpack-dashboard' ),
				'lockout'          => __( 'Locked out', 'jetpack-dashboard' ),
				'reset'            => __( 'Password reset', 'jetpack-dashboard' ),
				'sso-failed'       => __( 'Failed login with the identity provider', 'jetpack-dashboard' ),
				'provider-set'     => __( 'Identity provider set up', 'jetpack-dashboard' ),
				'provider'         => __( 'Identity provider changed', 'jetpack-dashboard' ),
				'provider-removed' => __( 'Identity provider removed', 'jetpack-dashboard' ),
			),
			Entry::USERS    => array(
				'created'       => __( 'User added', 'jetpack-dashboard' ),
				'deleted'       => __( 'User deleted', 'jetpack-dashboard' ),
				'updated'       => __( 'Profile updated', 'jetpack-dashboard' ),
				'role'          => __( 'Role changed', 'jetpack-dashboard' ),
				'super-granted' => __( 'Network administrator added', 'jetpack-dashboard' ),
				'super-revoked' => __( 'Network administrator removed', 'jetpack-dashboard' ),
				'app-created'   => __( 'Application password created', 'jetpack-dashboard' ),
				'app-deleted'   => __( 'Application password revoked', 'jetpack-dashboard' ),
				'sso-added'     => __( 'User of the network added to this site', 'jetpack-dashboard' ),
				'sso-linked'    => __( 'Account of the identity provider connected', 'jetpack-dashboard' ),
				'sso-unlinked'  => __( 'Account of the identity provider disconnected', 'jetpack-dashboard' ),
			),
			Entry::CONTENT  => array(
				'published'   => __( 'Published', 'jetpack-dashboard' ),
				'scheduled'   => __( 'Scheduled', 'jetpack-dashboard' ),
				'unpublished' => __( 'Unpublished', 'jetpack-dashboard' ),
				'created'     => __( 'Created', 'jetpack-dashboard' ),
				'updated'     => __( 'Updated', 'jetpack-dashboard' ),
				'alt-deleted' => __( 'Alternative text deleted', 'jetpack-dashboard' ),
				'status'      => __( 'Status changed', 'jetpack-dashboard' ),
				'trashed'     => __( 'Moved to the trash', 'jetpack-dashboard' ),
				'restored'    => __( 'Restored from the trash', 'jetpack-dashboard' ),
				'deleted'     => __( 'Deleted', 'jetpack-dashboard' ),
				'uploaded'    => __( 'Uploaded', 'jetpack-dashboard' ),
				'exported'    => __( 'Content exported', 'jetpack-dashboard' ),
			),
			Entry::COMMENTS => array(
				'received' => __( 'Comment received', 'jetpack-dashboard' ),
				'written'  => __( 'Comment written', 'jetpack-dashboard' ),
				'status'   => __( 'Comment moderated', 'jetpack-dashboard' ),
				'edited'   => __( 'Comment edited', 'jetpack-dashboard' ),
				'deleted'  => __( 'Comment deleted', 'jetpack-dashboard' ),
			),
			Entry::SOFTWARE => array(
				'installed'   => __( 'Installed', 'jetpack-dashboard' ),
				'updated'     => __( 'Updated', 'jetpack-dashboard' ),
				'activated'   => __( 'Activated', 'jetpack-dashboard' ),
				'deactivated' => __( 'Deactivated', 'jetpack-dashboard' ),
				'deleted'     => __( 'Deleted', 'jetpack-dashboard' ),
			),
			Entry::SCAN     => array(
				'finished'      => __( 'Scan finished', 'jetpack-dashboard' ),
				'ignored'       => __( 'Threat ignored', 'jetpack-dashboard' ),
				'stop-ignoring' => __( 'Threat no longer ignored', 'jetpack-dashboard' ),
				'deleted'       => __( 'File deleted', 'jetpack-dashboard' ),
				'restored'      => __( 'Original restored', 'jetpack-dashboard' ),
				'restored-old'  => __( 'Earlier version restored from a backup', 'jetpack-dashboard' ),
				'undone'        => __( 'File put back', 'jetpack-dashboard' ),
				'list-set'      => __( 'Address of the vulnerability list changed', 'jetpack-dashboard' ),
				'list-removed'  => __( 'Vulnerability list turned off', 'jetpack-dashboard' ),
			),
			Entry::BACKUP   => array(
				'created'               => __( 'Backup created', 'jetpack-dashboard' ),
				'failed'                => __( 'Backup failed', 'jetpack-dashboard' ),
				'deleted'               => __( 'Backup deleted', 'jetpack-dashboard' ),
				'exported'              => __( 'Backup downloaded', 'jetpack-dashboard' ),
				'restored'              => __( 'Backup restored', 'jetpack-dashboard' ),
				'restore-failed'        => __( 'Restore of a backup failed', 'jetpack-dashboard' ),
				'copy-failed'           => __( 'Copy of a backup failed', 'jetpack-dashboard' ),
				'storage'               => __( 'Storage of backups changed', 'jetpack-dashboard' ),
				'encryption-on'         => __( 'Encryption of backups turned on', 'jetpack-dashboard' ),
				'encryption-off'        => __( 'Encryption of backups turned off', 'jetpack-dashboard' ),
				'encryption-passphrase' => __( 'Passphrase of backups changed', 'jetpack-dashboard' ),
				'encryption-new-key'    => __( 'Encryption of backups started again with another key', 'jetpack-dashboard' ),
				'encryption-unlocked'   => __( 'Encrypted backups unlocked', 'jetpack-dashboard' ),
				'encryption-refused'    => __( 'Wrong passphrase for encrypted backups', 'jetpack-dashboard' ),
			),
			Entry::IMPORT   => array(
				'started' => __( 'Import of statistics started', 'jetpack-dashboard' ),
				'undone'  => __( 'Undo of an import of statistics started', 'jetpack-dashboard' ),
				'failed'  => __( 'Import of statistics failed', 'jetpack-dashboard' ),
			),
		);
	}
}
