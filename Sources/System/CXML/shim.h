#pragma once
#include <libxml/xmlversion.h>
// Its converters are not used, and ICU's declarations would clash with those within Foundation.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/xpath.h>
