/**
 * The services, with the name of the meta tag that each looks for on the front
 * page.
 */
const META_NAMES = {
	google: 'google-site-verification',
	bing: 'msvalidate.01',
	pinterest: 'p:domain_verify',
	yandex: 'yandex-verification',
	facebook: 'facebook-domain-verification',
} as const;

/** Also the key of the setting. */
export type VerificationService = keyof typeof META_NAMES;

const CODE = /^[A-Za-z0-9_-]+$/;
const CODE_IN_TAG = /\bcontent\s*=\s*(["']?)([A-Za-z0-9_-]+)\1(?=[\s/>]|$)/i;

/** Wraps a bare code in its meta tag; returns other text unchanged. */
export function toMetaTag(
	service: VerificationService,
	value: string
): string {
	return CODE.test( value )
		? `<meta name="${ META_NAMES[ service ] }" content="${ value }" />`
		: value;
}

/**
 * Extracts the code from a bare code or a meta tag, as the server does; null if
 * there is none.
 */
export function findCode( text: string ): string | null {
	const trimmed = text.trim();
	return trimmed === '' || CODE.test( trimmed )
		? trimmed
		: CODE_IN_TAG.exec( trimmed )?.[ 2 ] ?? null;
}
