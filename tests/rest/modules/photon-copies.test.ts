import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalPhp, fetchPath, get, post, site } from '../support/site';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';
import {
	addPhoto,
	deletePhotos,
	imageBlock,
	makeCopies,
	provideImageEditor,
} from './photos';
import type { Photo } from './photos';

const SLUG = 'photon';
const ACCEPT =
	'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

restoreStateAfterwards();
deleteAllPosts( SLUG );

let photo: Photo;
let page = 0;
let removers: ( () => void )[] = [];

const folder = () =>
	path.join( site().contentDir, 'uploads/jetpack-dashboard-images' );

/** The first image of the content, as attributes. */
const imageIn = ( html: string, className = `wp-image-${ photo.id }` ) => {
	const tag =
		[ ...html.matchAll( /<img\b[^>]*>/g ) ]
			.map( ( [ found ] ) => found )
			.find( ( found ) => found.includes( className ) ) ?? '';
	return Object.fromEntries(
		[ ...tag.matchAll( /\b([\w-]+)="([^"]*)"/g ) ].map(
			( [ , name, value ] ) => [
				name,
				( value ?? '' ).replace( /&#0?38;|&amp;/g, '&' ),
			]
		)
	) as Record< string, string >;
};

const pathOf = ( url = '' ): string => {
	const { pathname, search } = new URL( url );
	return pathname + search;
};

const candidates = ( srcset = '' ) =>
	srcset.split( ', ' ).map( ( item ) => item.split( ' ' ) );

const ask = ( url: string | undefined, accept = ACCEPT ) =>
	fetchPath( pathOf( url ), { headers: { Accept: accept } } );

const emptyCopies = () => post( 'module/photon/empty', { empty: true } );

beforeAll( async () => {
	await useScenario( 'local' );
	removers.push( provideImageEditor() );
	photo = await addPhoto( 'accelerated.png' );
	page = await makePost( { post_content: imageBlock( photo ) } );
} );
afterAll( async () => {
	await deletePhotos( [ photo ] );
	await evalPhp(
		'Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();'
	);
	removers.forEach( ( remove ) => remove() );
	removers = [];
} );
beforeEach( async () => {
	await emptyCopies();
	await switchModule( SLUG, true );
} );

it( 'deletes the copies of an attachment that is edited or deleted', async () => {
	const other = await addPhoto( 'edited.png', 400, 300 );
	const id = await makePost( { post_content: imageBlock( other ) } );
	const images = async () =>
		( await get( 'module/photon/data' ) ).body.images;
	const makeAll = async () => {
		await pageAt( postPath( id ) );
		await makeCopies();
	};
	const own = `Jetpack_Dashboard\\Features\\Photon\\Addresses::copies()->folder_of( get_post_meta( ${ other.id }, '_wp_attached_file', true ) )`;
	const exists = () => evalPhp( `echo is_dir( ${ own } ) ? 'yes' : 'no';` );
	await makeAll();
	expect( [ await exists(), await images() ] ).toEqual( [ 'yes', 1 ] );
	await evalPhp(
		`wp_update_attachment_metadata( ${ other.id }, wp_get_attachment_metadata( ${ other.id } ) );`
	);
	expect( await exists() ).toBe( 'no' );
	await makeAll();
	const copies = await evalPhp( `echo ${ own };` );
	expect( fs.existsSync( copies ) ).toBe( true );
	await deletePhotos( [ other ] );
	expect( fs.existsSync( copies ) ).toBe( false );
} );

it( 'shows its figures and empties the copies', async () => {
	await pageAt( postPath( page ) );
	const waiting = ( await get( 'module/photon/data' ) ).body;
	expect( waiting ).toMatchObject( { images: 0, bytes: 0, waiting: 1 } );
	await makeCopies();
	const { body } = await get( 'module/photon/data' );
	expect( body ).toMatchObject( {
		images: 1,
		waiting: 0,
		limit: 500 * 1024 * 1024,
		problem: '',
	} );
	expect( body.bytes ).toBeGreaterThan( 10_000 );
	expect( body.saved ).toBeGreaterThan( 50 );
	const emptied = await emptyCopies();
	expect( emptied.body.data ).toMatchObject( { images: 0, bytes: 0 } );
	expect( imageIn( await pageAt( postPath( page ) ) ).src ).toBe( photo.url );
	expect( ( await post( 'module/photon/empty', { empty: 1 } ) ).status ).toBe(
		400
	);
} );

it( 'keeps within its limit, and says when the disk is full', async () => {
	const low = dropMustUsePlugin(
		'low-limit',
		"add_filter( 'option_jetpack_dashboard_photon_limit', static fn() => '0mb' ); add_filter( 'default_option_jetpack_dashboard_photon_limit', static fn() => '0mb' );"
	);
	await pageAt( postPath( page ) );
	await makeCopies();
	const limited = ( await get( 'module/photon/data' ) ).body;
	low();
	expect( limited ).toMatchObject( {
		bytes: 0,
		problem: 'limit',
		waiting: 1,
	} );

	const full = dropMustUsePlugin(
		'full-disk',
		"add_filter( 'jetpack_dashboard_free_space', static fn() => 1000.0 );"
	);
	await makeCopies();
	const stopped = ( await get( 'module/photon/data' ) ).body;
	full();
	expect( stopped ).toMatchObject( { bytes: 0, problem: 'disk-full' } );
	await makeCopies();
	expect( ( await get( 'module/photon/data' ) ).body ).toMatchObject( {
		images: 1,
		problem: '',
	} );
} );

it( 'leaves pages alone if it can’t write to the uploads folder', async () => {
	await evalPhp(
		'Jetpack_Dashboard\\Features\\Photon\\Photon::delete_all();'
	);
	const aside = `${ folder() }-aside`;
	fs.renameSync( folder(), aside );
	// A file of that name: root may write to any folder.
	fs.writeFileSync( folder(), '' );
	const before = await pageAt( postPath( page ) );
	await makeCopies();
	const after = await pageAt( postPath( page ) );
	const { problem } = ( await get( 'module/photon/data' ) ).body;
	fs.rmSync( folder() );
	fs.renameSync( aside, folder() );
	expect( imageIn( before ).src ).toBe( photo.url );
	expect( after ).toBe( before );
	expect( problem ).toBe( 'unwritable' );
} );

it( 'turning it off deletes the copies; old addresses lead to the originals', async () => {
	await pageAt( postPath( page ) );
	await makeCopies();
	const { srcset } = imageIn( await pageAt( postPath( page ) ) );
	await post( 'module/photon/active', { active: false } );
	const { status, headers } = await ask( candidates( srcset )[ 2 ]?.[ 0 ] );
	expect( [ status, headers.location ] ).toEqual( [ 302, photo.url ] );
	expect( headers[ 'cache-control' ] ).toBe( 'no-store' );
} );
