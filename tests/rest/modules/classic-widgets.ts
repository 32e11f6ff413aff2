import { evalJson } from '../support/site';

/** A value as a PHP expression. */
export const inPhp = ( value: unknown ) =>
	`json_decode( base64_decode( '${ Buffer.from(
		JSON.stringify( value )
	).toString( 'base64' ) }' ), true )`;

/** Saves a classic widget; what it stores, prints and has in its form. */
export const saveWidget = ( name: string, values: object ) =>
	evalJson< { stored: unknown; printed: string; form: string } >( `
$widget = $GLOBALS['wp_widget_factory']->get_widget_object( 'jetpack_dashboard_${ name }' );
$stored = $widget->update( ${ inPhp( values ) }, array() );
ob_start();
$widget->widget( array( 'before_widget' => '<li>', 'after_widget' => '</li>', 'before_title' => '<h2>', 'after_title' => '</h2>' ), $stored );
$printed = ob_get_clean();
ob_start();
$widget->form( $stored );
echo wp_json_encode( array( 'stored' => $stored, 'printed' => $printed, 'form' => ob_get_clean() ) );` );
