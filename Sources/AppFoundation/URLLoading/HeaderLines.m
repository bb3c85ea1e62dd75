#import "HeaderLines.h"
#import "CurlLibrary.h"

@implementation HeaderLines

- (void)add:(const char *)line {
    struct curl_slist *longer = curl_library()->slist_append(list, line);
    if (longer) list = longer;
}

- (void)dealloc {
    if (list) curl_library()->slist_free_all(list);
    [super dealloc];
}

@end
