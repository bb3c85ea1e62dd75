#import "Page/VergerWebError.h"

NSError *VergerWebError(NSString *domain, NSInteger code, NSString *description, NSString *address) {
    NSMutableDictionary *information = [NSMutableDictionary dictionary];
    [information setValue:description forKey:NSLocalizedDescriptionKey];
    [information setValue:address forKey:@"NSErrorFailingURLStringKey"];
    return [NSError errorWithDomain:domain code:code userInfo:information];
}
