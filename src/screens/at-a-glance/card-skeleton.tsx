import { Card, CardBody, CardHeader } from '../../components/light/card';
import { Skeleton } from '../../components/light/skeleton';

/** Placeholder for a card while its chunk loads. */
export function CardSkeleton( { title }: { title: string } ) {
	return (
		<Card isLoading state="skeleton">
			<CardHeader title={ title } />
			<CardBody more={ <Skeleton characters={ 40 } /> }>
				<Skeleton characters={ 28 } />
			</CardBody>
		</Card>
	);
}
