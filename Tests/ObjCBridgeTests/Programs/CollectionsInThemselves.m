// A collection that is inside itself, and one whose parts are in it twice at each of many levels, reach the frameworks and come back.

#import <QuartzCore/QuartzCore.h>
#import <UIKit/UIKit.h>

int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    CALayer *layer = [CALayer layer];
    NSMutableDictionary *pairs = [NSMutableDictionary dictionaryWithObject:@"b" forKey:@"a"];
    [pairs setObject:pairs forKey:@"me"];
    NSMutableArray *list = [NSMutableArray arrayWithObjects:@"c", pairs, nil];
    [pairs setObject:list forKey:@"list"];
    [layer setStyle:pairs];
    NSDictionary *style = [layer style];
    printf("%s %d\n", [[style objectForKey:@"a"] UTF8String], (int)[[style objectForKey:@"list"] count]);
    NSArray *twice = [NSArray arrayWithObject:@"d"];
    for (int i = 0; i < 60; i++) twice = [NSArray arrayWithObjects:twice, twice, nil];
    [layer setStyle:[NSDictionary dictionaryWithObject:twice forKey:@"twice"]];
    printf("%d\n", (int)[[[layer style] objectForKey:@"twice"] count]);
    [pool drain];
    return 0;
}

// > b 2
// > 2
