<?php
/**
 * Minimal stand-ins for WordPress's user functions.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

// phpcs:disable -- These are WordPress's names.

/** User meta with several rows: values by user id and key. A test empties it in setUp(). */
$GLOBALS['test_meta_rows'] = array();

/** User meta: value by user id and key. A user exists if it has an entry here. A test empties it in setUp(). */
$GLOBALS['test_users'] = array();

function is_email( $email ) {
	return false === filter_var( $email, FILTER_VALIDATE_EMAIL ) ? false : $email;
}

function sanitize_email( $email ) {
	return filter_var( $email, FILTER_VALIDATE_EMAIL ) ? $email : '';
}

function get_user_meta( $user_id, $key, $single = false ) {
	return $single
		? $GLOBALS['test_users'][ $user_id ][ $key ] ?? ''
		: $GLOBALS['test_meta_rows'][ $user_id ][ $key ] ?? array();
}

function update_user_meta( $user_id, $key, $value ) {
	$GLOBALS['test_users'][ $user_id ][ $key ] = $value;
	return true;
}

function add_user_meta( $user_id, $key, $value ) {
	$GLOBALS['test_meta_rows'][ $user_id ][ $key ][] = $value;
	return true;
}

function delete_user_meta( $user_id, $key, $value = '' ) {
	$rows = $GLOBALS['test_meta_rows'][ $user_id ][ $key ] ?? array();
	$remaining = '' === $value ? array() : array_values( array_filter( $rows, static fn( $row ) => $row !== $value ) );
	$is_deleted  = count( $rows ) > count( $remaining ) || isset( $GLOBALS['test_users'][ $user_id ][ $key ] );

	$GLOBALS['test_meta_rows'][ $user_id ][ $key ] = $remaining;
	if ( '' === $value ) {
		unset( $GLOBALS['test_users'][ $user_id ][ $key ] );
	}
	return $is_deleted;
}

function delete_metadata( $type, $user_id, $key, $value = '', $all = false ) {
	foreach ( array_keys( $GLOBALS['test_users'] ) as $id ) {
		delete_user_meta( $id, $key );
	}
	return true;
}

function get_users( $query ) {
	return array_keys( array_filter( $GLOBALS['test_users'], static fn( $meta ) => isset( $meta[ $query['meta_key'] ] ) ) );
}

function user_can( $user_id, $capability ) {
	return in_array( $capability, $GLOBALS['test_users'][ $user_id ]['capabilities'] ?? array(), true );
}

function get_current_user_id() {
	return $GLOBALS['test_options']['current_user_id'] ?? 0;
}

function wp_get_session_token() {
	return $GLOBALS['test_options']['session_token'] ?? '';
}

function wp_cache_delete( $key, $group = '' ) {
	return true;
}

function wp_slash( $value ) {
	return $value;
}

function get_userdata( $user_id ) {
	$meta = $GLOBALS['test_users'][ $user_id ] ?? null;
	return null === $meta ? false : (object) array( 'ID' => $user_id, 'roles' => $meta['roles'] ?? array(), 'display_name' => $meta['display_name'] ?? '' );
}
