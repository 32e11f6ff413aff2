import { stopSandbox } from './running-sandbox';

export default async function globalTeardown(): Promise< void > {
	await stopSandbox();
}
