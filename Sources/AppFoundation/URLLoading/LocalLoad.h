#import <Foundation/Foundation.h>

/// Loads requests that need no server: `file:` and `data:` URLs. NO for others.
BOOL load_locally(NSURLRequest *request, NSURLResponse **response, NSData **data, NSError **error);

/// The type of a file by its name.
NSString *type_of_file(NSURL *url);
