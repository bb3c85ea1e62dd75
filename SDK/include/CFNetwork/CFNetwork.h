// CFNetwork: hosts, sockets, services and HTTP by CoreFoundation's streams.
#pragma once
// Libraries ask by the name of Apple's guard whether the framework was imported.
#define __CFNETWORK__
#include <CFNetwork/CFFTPStream.h>
#include <CFNetwork/CFHTTPAuthentication.h>
#include <CFNetwork/CFHTTPMessage.h>
#include <CFNetwork/CFHTTPStream.h>
#include <CFNetwork/CFHost.h>
#include <CFNetwork/CFNetDiagnostics.h>
#include <CFNetwork/CFNetServices.h>
#include <CFNetwork/CFNetworkDefs.h>
#include <CFNetwork/CFNetworkErrors.h>
#include <CFNetwork/CFProxySupport.h>
#include <CFNetwork/CFSocketStream.h>
