// Marks of declarations that are of some systems only: here they say nothing.
#pragma once
#include <Availability.h>
#include <TargetConditionals.h>

#define CF_AVAILABLE(mac, phone)
#define CF_AVAILABLE_MAC(mac)
#define CF_AVAILABLE_IOS(phone)
#define CF_DEPRECATED(...)
#define CF_DEPRECATED_IOS(...)
#define CF_ENUM_AVAILABLE(mac, phone)
#define CF_ENUM(type, name) enum name : type name; enum name : type
#define CF_OPTIONS(type, name) enum name : type name; enum name : type
