#import "LocalNetServices.h"

@implementation NetServiceSchedule

- (id)init {
    loop = [[NSRunLoop currentRunLoop] retain];
    modes = [[NSMutableArray alloc] initWithObjects:NSDefaultRunLoopMode, nil];
    return self;
}

- (void)dealloc {
    [loop release];
    [modes release];
    [super dealloc];
}

- (void)add:(NSString *)mode of:(NSRunLoop *)newLoop {
    if (loop != newLoop) {
        [modes removeAllObjects];
        [loop release];
        loop = [newLoop retain];
    }
    if (mode && ![modes containsObject:mode]) [modes addObject:mode];
}

- (void)remove:(NSString *)mode of:(NSRunLoop *)formerLoop {
    if (loop == formerLoop) [modes removeObject:mode];
}

- (void)perform:(SEL)selector of:(id)target with:(id)argument {
    if (loop == nil || [modes count] == 0) return;
    [loop performSelector:selector target:target argument:argument order:0 modes:modes];
}

@end

id net_services_lock(void) { return [NSNetService class]; }

static NSString *with_dot(NSString *text) {
    return [text hasSuffix:@"."] ? text : [text stringByAppendingString:@"."];
}

NSString *net_service_domain(NSString *domain) { return [domain length] ? with_dot(domain) : @"local."; }

NSString *net_service_type(NSString *type) { return [type length] ? with_dot(type) : @""; }

NSDictionary *net_service_error(NSInteger code) {
    // 10 is the domain of CFNetServices among the domains of CFStreamError.
    return [NSDictionary dictionaryWithObjectsAndKeys:[NSNumber numberWithInteger:code], NSNetServicesErrorCode,
                                                      [NSNumber numberWithInt:10], NSNetServicesErrorDomain, nil];
}
