// Reports the declarations of a document type to the delegate of an NSXMLParser, and keeps them for the rest of the
// document.

#import "XMLReading.h"
#include <libxml/SAX2.h>

static void internal_subset(void *context, const xmlChar *name, const xmlChar *publicID, const xmlChar *systemID) {
    XMLReading *reading = reading_of(context);
    [reading->publicID release];
    [reading->systemID release];
    reading->publicID = [xml_string(publicID) copy];
    reading->systemID = [xml_string(systemID) copy];
    xmlSAX2InternalSubset(context, name, publicID, systemID);
}

static void entity_declaration(void *context, const xmlChar *name, int type, const xmlChar *publicID,
                               const xmlChar *systemID, xmlChar *content) {
    XMLReading *reading = reading_of(context);
    xmlSAX2EntityDecl(context, name, type, publicID, systemID, content);
    [reading updatePlace];
    if (type == XML_INTERNAL_GENERAL_ENTITY || type == XML_INTERNAL_PARAMETER_ENTITY) {
        id told = listener(reading, @selector(parser:foundInternalEntityDeclarationWithName:value:));
        [told parser:reading->owner foundInternalEntityDeclarationWithName:xml_string(name) value:xml_string(content)];
    } else {
        id told = listener(reading, @selector(parser:foundExternalEntityDeclarationWithName:publicID:systemID:));
        [told parser:reading->owner foundExternalEntityDeclarationWithName:xml_string(name)
                          publicID:xml_string(publicID)
                          systemID:xml_string(systemID)];
    }
}

static void unparsed_entity_declaration(void *context, const xmlChar *name, const xmlChar *publicID,
                                        const xmlChar *systemID, const xmlChar *notation) {
    XMLReading *reading = reading_of(context);
    xmlSAX2UnparsedEntityDecl(context, name, publicID, systemID, notation);
    [reading updatePlace];
    SEL tells = @selector(parser:foundUnparsedEntityDeclarationWithName:publicID:systemID:notationName:);
    [listener(reading, tells) parser:reading->owner foundUnparsedEntityDeclarationWithName:xml_string(name)
                            publicID:xml_string(publicID)
                            systemID:xml_string(systemID)
                        notationName:xml_string(notation)];
}

static void notation_declaration(void *context, const xmlChar *name, const xmlChar *publicID, const xmlChar *systemID) {
    XMLReading *reading = reading_of(context);
    xmlSAX2NotationDecl(context, name, publicID, systemID);
    [reading updatePlace];
    id told = listener(reading, @selector(parser:foundNotationDeclarationWithName:publicID:systemID:));
    [told parser:reading->owner foundNotationDeclarationWithName:xml_string(name)
                      publicID:xml_string(publicID)
                      systemID:xml_string(systemID)];
}

static NSString *type_name(int type) {
    static NSString *const names[] = {nil,       @"CDATA",   @"ID",       @"IDREF",       @"IDREFS",  @"ENTITY",
                                      @"ENTITIES", @"NMTOKEN", @"NMTOKENS", @"ENUMERATION", @"NOTATION"};
    return type > 0 && type < (int)(sizeof names / sizeof *names) ? names[type] : @"";
}

static void attribute_declaration(void *context, const xmlChar *element, const xmlChar *name, int type, int kind,
                                  const xmlChar *value, xmlEnumerationPtr values) {
    XMLReading *reading = reading_of(context);
    [reading updatePlace];
    SEL tells = @selector(parser:foundAttributeDeclarationWithName:forElement:type:defaultValue:);
    [listener(reading, tells) parser:reading->owner foundAttributeDeclarationWithName:xml_string(name)
                          forElement:xml_string(element)
                                type:type_name(type)
                        defaultValue:xml_string(value)];
    xmlSAX2AttributeDecl(context, element, name, type, kind, value, values);
}

static NSString *model_text(int type, xmlElementContentPtr content) {
    char text[5000] = "";
    if (type == XML_ELEMENT_TYPE_EMPTY) return @"EMPTY";
    if (type == XML_ELEMENT_TYPE_ANY) return @"ANY";
    if (content) xmlSnprintfElementContent(text, sizeof text, content, 1);
    return [NSString stringWithUTF8String:text] ?: @"";
}

static void element_declaration(void *context, const xmlChar *name, int type, xmlElementContentPtr content) {
    XMLReading *reading = reading_of(context);
    xmlSAX2ElementDecl(context, name, type, content);
    [reading updatePlace];
    id told = listener(reading, @selector(parser:foundElementDeclarationWithName:model:));
    [told parser:reading->owner foundElementDeclarationWithName:xml_string(name) model:model_text(type, content)];
}

void xml_set_declaration_handlers(xmlSAXHandler *handlers) {
    handlers->internalSubset = internal_subset;
    handlers->entityDecl = entity_declaration;
    handlers->unparsedEntityDecl = unparsed_entity_declaration;
    handlers->notationDecl = notation_declaration;
    handlers->attributeDecl = attribute_declaration;
    handlers->elementDecl = element_declaration;
}
