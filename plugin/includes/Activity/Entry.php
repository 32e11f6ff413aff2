<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

defined( 'ABSPATH' ) || exit;

/** One row of the log. Properties are read-only. */
final class Entry {

	public const SETTINGS = 'settings';
	public const LOGIN    = 'login';
	public const USERS    = 'users';
	public const CONTENT  = 'content';
	public const COMMENTS = 'comments';
	public const SOFTWARE = 'software';
	public const SCAN     = 'scan';
	public const BACKUP   = 'backup';
	public const IMPORT   = 'import';

	public const KINDS = array( self::SETTINGS, self::LOGIN, self::USERS, self::CONTENT, self::COMMENTS, self::SOFTWARE, self::SCAN, self::BACKUP, self::IMPORT );

	/** Actions of SETTINGS: a setting of this plugin, a module's switch, a reset, a setting of WordPress. */
	public const SETTING  = 'setting';
	public const SWITCHED = 'switch';
	public const RESET    = 'reset';
	public const OPTION   = 'option';

	/** Replaces the id of users whose personal data was erased. */
	public const ERASED_USER = PHP_INT_MAX;

	public int $id;

	/** Unix time; of the first event if there are several. */
	public int $time;

	/** Unix time of the last event. */
	public int $last_time;

	/** 0 for visitors, cron and WP-CLI. */
	public int $user_id;

	/** Lane of Activity_Log. */
	public int $lane;

	public string $kind;

	public string $action;

	/** Type of post, or 'plugin', 'theme', 'core', 'address', 'account'; '' if the action says it. */
	public string $type;

	/** Setting key, module slug, or id of what was changed. */
	public string $name;

	/** What was changed, as it was called then. Plain text, possibly written by a visitor. */
	public string $label;

	/**
	 * Null if there is none, or if the value is secret.
	 *
	 * @var mixed
	 */
	public $old;

	/**
	 * Null if there is none, or if the value is secret.
	 *
	 * @var mixed
	 */
	public $new;

	/** Whether a value was too long to be stored whole. */
	public bool $is_cut;

	/** Number of equal events. */
	public int $amount;

	/** IP address; '' if unknown or no longer stored. */
	public string $address;

	/** @param array<string, string> $row */
	public function __construct( array $row ) {
		$this->id        = (int) $row['id'];
		$this->time      = (int) $row['happened_at'];
		$this->last_time = (int) $row['last_at'];
		$this->user_id   = (int) $row['user_id'];
		$this->lane      = (int) $row['lane'];
		$this->kind      = $row['kind'];
		$this->action    = $row['action'];
		$this->type      = $row['type'];
		$this->name      = $row['name'];
		$this->label     = $row['label'];
		$this->old       = json_decode( $row['old_value'], true );
		$this->new       = json_decode( $row['new_value'], true );
		$this->is_cut    = (bool) $row['is_cut'];
		$this->amount    = (int) $row['amount'];
		$this->address   = $row['address'];
	}
}
