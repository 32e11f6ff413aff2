import { evalJson } from '../support/site';

/** An editor that writes no files, and remembers the qualities. */
const EDITOR = `
require_once ABSPATH . WPINC . '/class-wp-image-editor.php';
class Test_Quality_Editor extends WP_Image_Editor {
	public static $qualities = array();
	public static function test( $args = array() ) { return true; }
	public static function supports_mime_type( $type ) { return true; }
	public function load() { $this->mime_type = 'image/jpeg'; return $this->update_size( 1200, 800 ); }
	public function resize( $width, $height, $crop = false ) { return true; }
	public function multi_resize( $sizes ) { return array(); }
	public function crop( $x, $y, $width, $height, $to_width = null, $to_height = null, $is_absolute = false ) { return true; }
	public function rotate( $angle ) { return true; }
	public function flip( $horizontally, $vertically ) { return true; }
	public function stream( $type = null ) { return true; }
	public function save( $file = null, $type = null ) {
		$this->get_output_format( $file, $type );
		self::$qualities[ $type ] = $this->get_quality();
		return new WP_Error( 'not_saved' );
	}
}
add_filter( 'wp_image_editors', static fn() => array( 'Test_Quality_Editor' ) );`;

/** The qualities in which copies of a JPEG are saved, by media type. */
const qualities = ( setUp = '' ): Promise< Record< string, number > > =>
	evalJson( `${ EDITOR } ${ setUp }
$file = tempnam( get_temp_dir(), 'quality' );
file_put_contents( $file, base64_decode( '/9j/4AAQSkZJRgABAQAAAQABAAD/wAALCAMgBLABAREA/9k=' ) );
$editor = new Test_Quality_Editor( $file );
$editor->load();
$copies   = Jetpack_Dashboard\\Features\\Photon\\Addresses::copies();
$settings = Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Settings\\Settings_Store::class );
$writer   = new Jetpack_Dashboard\\Features\\Photon\\Copy_Writer( $editor, $copies, new Jetpack_Dashboard\\Features\\Photon\\Usage( $copies, $settings, time() ), $file, 'quality.jpg', 'abcdef01', array() );
$writer->write( 480 );
unlink( $file );
Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();
echo wp_json_encode( Test_Quality_Editor::$qualities );` );

it( 'saves AVIF and WebP in qualities that make small files', async () => {
	expect( await qualities() ).toEqual( {
		'image/avif': 56,
		'image/webp': 72,
	} );
} );

it( 'lets a site choose other qualities', async () => {
	expect(
		await qualities(
			"add_filter( 'wp_editor_set_quality', static fn( $quality, $type ) => 'image/webp' === $type ? 90 : $quality, 10, 2 );"
		)
	).toEqual( { 'image/avif': 56, 'image/webp': 90 } );
} );
