<?php
/**
 * A minimal object cache in Redis for bench:cluster: no groups of hits and no
 * statistics. The socket is in the environment.
 */

// phpcs:disable -- runs on a sandbox's site only.

class WP_Object_Cache {

	private Redis $redis;
	private array $memory = array();
	private array $global = array();
	private array $local = array();
	private string $blog = '1';

	public function __construct() {
		$this->redis = new Redis();
		$this->redis->pconnect( getenv( 'CLUSTER_REDIS' ) );
	}

	private function name( $key, $group ): string {
		$group = '' === (string) $group ? 'default' : $group;
		return ( isset( $this->global[ $group ] ) ? '' : $this->blog . ':' ) . "$group:$key";
	}

	private function is_local( $group ): bool {
		return isset( $this->local[ $group ] );
	}

	public function get( $key, $group, $force, &$found ) {
		$name = $this->name( $key, $group );
		if ( array_key_exists( $name, $this->memory ) && ( ! $force || $this->is_local( $group ) ) ) {
			$found = true;
			$value = $this->memory[ $name ];
			return is_object( $value ) ? clone $value : $value;
		}
		$text  = $this->is_local( $group ) ? false : $this->redis->get( $name );
		$found = false !== $text;
		if ( ! $found ) {
			unset( $this->memory[ $name ] );
			return false;
		}
		$this->memory[ $name ] = unserialize( $text );
		return $this->memory[ $name ];
	}

	public function set( $key, $value, $group, $expire, array $options = array() ): bool {
		$name  = $this->name( $key, $group );
		$value = is_object( $value ) ? clone $value : $value;
		if ( ! $this->is_local( $group ) ) {
			if ( $expire > 0 ) {
				$options['ex'] = (int) $expire;
			}
			if ( ! $this->redis->set( $name, serialize( $value ), $options ) ) {
				return false;
			}
		} elseif ( array_intersect( $options, array( 'nx', 'xx' ) ) && array_key_exists( $name, $this->memory ) === in_array( 'nx', $options, true ) ) {
			return false;
		}
		$this->memory[ $name ] = $value;
		return true;
	}

	public function delete( $key, $group ): bool {
		$name = $this->name( $key, $group );
		$had  = array_key_exists( $name, $this->memory );
		unset( $this->memory[ $name ] );
		return $this->is_local( $group ) ? $had : $this->redis->del( $name ) > 0;
	}

	/** Not atomic, as with values that are serialized by other drop-ins. */
	public function add_number( $key, $offset, $group ) {
		$value = $this->get( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$value = max( 0, (int) $value + $offset );
		$this->set( $key, $value, $group, 0 );
		return $value;
	}

	public function flush(): bool {
		$this->memory = array();
		return $this->redis->flushAll();
	}

	public function flush_memory(): bool {
		$this->memory = array();
		return true;
	}

	public function add_global( $groups ): void {
		$this->global += array_fill_keys( (array) $groups, true );
	}

	public function add_local( $groups ): void {
		$this->local += array_fill_keys( (array) $groups, true );
	}

	public function switch_to( $blog ): void {
		$this->blog = (string) $blog;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}
function wp_cache_supports( $feature ) {
	return 'flush_runtime' === $feature;
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire );
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return ! wp_suspend_cache_addition() && $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire, array( 'nx' ) );
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire, array( 'xx' ) );
}
function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add_number( $key, $offset, $group );
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->add_number( $key, -$offset, $group );
}
function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}
function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_memory();
}
function wp_cache_add_global_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_global( $groups );
}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_local( $groups );
}
function wp_cache_switch_to_blog( $blog_id ) {
	$GLOBALS['wp_object_cache']->switch_to( $blog_id );
}
function wp_cache_close() {
	return true;
}
