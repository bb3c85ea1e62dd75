#import <Foundation/Foundation.h>

NSData *bytes_of(NSString *text);

/// Values of all kinds that a property list can have.
id sample_list(void);
