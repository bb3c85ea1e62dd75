// Property lists as Apple writes them.

#import <Foundation/Foundation.h>

/// Describes the first object that a property list cannot hold; nil if there is none.
NSString *property_list_defect(id list);

/// The list in XML, in UTF-8; nil if something in it cannot stand in a property list.
NSData *property_list_xml(id list);
/// The same in the binary format.
NSData *property_list_binary(id list);
