// SystemConfiguration: the types and numbers of settings, errors, and networks of which there are none.

#import <SystemConfiguration/SystemConfiguration.h>
#import <SystemConfiguration/DHCPClientPreferences.h>
#import "../../../Programs/Checks.h"

static void store_changed(SCDynamicStoreRef store, CFArrayRef keys, void *info) {}
static void preferences_changed(SCPreferencesRef preferences, SCPreferencesNotification type, void *info) {}
static void connection_changed(SCNetworkConnectionRef connection, SCNetworkConnectionStatus status, void *info) {}

static void types(void) {
    SCDynamicStoreContext store = {0, NULL, NULL, NULL, NULL};
    SCPreferencesContext preferences = {0, NULL, NULL, NULL, NULL};
    SCNetworkConnectionContext connection = {0, NULL, NULL, NULL, NULL};
    store.copyDescription = preferences.copyDescription = connection.copyDescription = NULL;
    store.info = preferences.info = connection.info = &store;
    CHECK(store.version == 0 && preferences.retain == NULL && connection.release == NULL);
    SCDynamicStoreCallBack first = store_changed;
    SCPreferencesCallBack second = preferences_changed;
    SCNetworkConnectionCallBack third = connection_changed;
    AuthorizationRef authorization = NULL;
    SCNetworkInterfaceRef interface = NULL;
    SCBondInterfaceRef bond = interface;
    SCVLANInterfaceRef vlan = interface;
    SCBondStatusRef status = NULL;
    SCNetworkProtocolRef protocol = NULL;
    SCNetworkServiceRef service = NULL;
    SCNetworkSetRef set = NULL;
    CHECK(first && second && third && !authorization && !bond && !vlan && !status && !protocol && !service && !set);
}

static void numbers(void) {
    CHECK_NUMBER(kSCStatusOK, 0);
    CHECK_NUMBER(kSCStatusFailed, 1001);
    CHECK_NUMBER(kSCStatusInvalidArgument, 1002);
    CHECK_NUMBER(kSCStatusAccessError, 1003);
    CHECK_NUMBER(kSCStatusNoKey, 1004);
    CHECK_NUMBER(kSCStatusKeyExists, 1005);
    CHECK_NUMBER(kSCStatusLocked, 1006);
    CHECK_NUMBER(kSCStatusNeedLock, 1007);
    CHECK_NUMBER(kSCStatusNoStoreSession, 2001);
    CHECK_NUMBER(kSCStatusNoStoreServer, 2002);
    CHECK_NUMBER(kSCStatusNotifierActive, 2003);
    CHECK_NUMBER(kSCStatusNoPrefsSession, 3001);
    CHECK_NUMBER(kSCStatusPrefsBusy, 3002);
    CHECK_NUMBER(kSCStatusNoConfigFile, 3003);
    CHECK_NUMBER(kSCStatusNoLink, 3004);
    CHECK_NUMBER(kSCStatusStale, 3005);
    CHECK_NUMBER(kSCStatusMaxLink, 3006);
    CHECK_NUMBER(kSCStatusReachabilityUnknown, 4001);
    CHECK_NUMBER(kSCStatusConnectionNoService, 5001);
    CHECK_NUMBER(kSCPreferencesNotificationCommit, 1);
    CHECK_NUMBER(kSCPreferencesNotificationApply, 2);
    CHECK_NUMBER(kSCBondStatusOK, 0);
    CHECK_NUMBER(kSCBondStatusLinkInvalid, 1);
    CHECK_NUMBER(kSCBondStatusNoPartner, 2);
    CHECK_NUMBER(kSCBondStatusNotInActiveGroup, 3);
    CHECK_NUMBER(kSCBondStatusUnknown, 999);
    CHECK_NUMBER(kSCNetworkConnectionInvalid, -1);
    CHECK_NUMBER(kSCNetworkConnectionDisconnected, 0);
    CHECK_NUMBER(kSCNetworkConnectionConnecting, 1);
    CHECK_NUMBER(kSCNetworkConnectionConnected, 2);
    CHECK_NUMBER(kSCNetworkConnectionDisconnecting, 3);
    CHECK_NUMBER(kSCNetworkConnectionPPPDisconnected, 0);
    CHECK_NUMBER(kSCNetworkConnectionPPPInitializing, 1);
    CHECK_NUMBER(kSCNetworkConnectionPPPConnectingLink, 2);
    CHECK_NUMBER(kSCNetworkConnectionPPPDialOnTraffic, 3);
    CHECK_NUMBER(kSCNetworkConnectionPPPNegotiatingLink, 4);
    CHECK_NUMBER(kSCNetworkConnectionPPPAuthenticating, 5);
    CHECK_NUMBER(kSCNetworkConnectionPPPWaitingForCallBack, 6);
    CHECK_NUMBER(kSCNetworkConnectionPPPNegotiatingNetwork, 7);
    CHECK_NUMBER(kSCNetworkConnectionPPPConnected, 8);
    CHECK_NUMBER(kSCNetworkConnectionPPPTerminating, 9);
    CHECK_NUMBER(kSCNetworkConnectionPPPDisconnectingLink, 10);
    CHECK_NUMBER(kSCNetworkConnectionPPPHoldingLinkOff, 11);
    CHECK_NUMBER(kSCNetworkConnectionPPPSuspended, 12);
    CHECK_NUMBER(kSCNetworkConnectionPPPWaitingForRedial, 13);
    SCPreferencesNotification both = kSCPreferencesNotificationCommit | kSCPreferencesNotificationApply;
    SCNetworkConnectionPPPStatus ppp = kSCNetworkConnectionPPPConnected;
    CHECK(both == 3 && ppp == 8);
}

static void texts(void) {
    CFStringRef keys[] = {
        kSCNetworkConnectionBytesIn, kSCNetworkConnectionBytesOut, kSCNetworkConnectionPacketsIn,
        kSCNetworkConnectionPacketsOut, kSCNetworkConnectionErrorsIn, kSCNetworkConnectionErrorsOut,
        kSCNetworkConnectionSelectionOptionOnDemandHostName, kSCNetworkConnectionSelectionOptionOnDemandRetry};
    NSMutableSet *set = [NSMutableSet set];
    for (int i = 0; i < 8; i++) [set addObject:(id)keys[i]];
    CHECK_NUMBER([set count], 8);
    CHECK_TEXT(SCErrorString(kSCStatusOK), "Success!");
    CHECK_TEXT(SCErrorString(kSCStatusNoLink), "No such link");
    CHECK_TEXT(SCErrorString(12345), "Failed!");
    SCNetworkReachabilityCreateWithAddress(NULL, NULL);
    CHECK_NUMBER(SCError(), kSCStatusInvalidArgument);
    CFErrorRef error = SCCopyLastError();
    CHECK(CFErrorGetCode(error) == kSCStatusInvalidArgument);
    CHECK(CFEqual(CFErrorGetDomain(error), kCFErrorDomainSystemConfiguration));
    CFRelease(error);
    // There is no wireless interface.
    CHECK(!CNSetSupportedSSIDs((CFArrayRef)[NSArray arrayWithObject:@"net"]) && !CNMarkPortalOnline(CFSTR("en0")));
    CHECK(!CNMarkPortalOffline(CFSTR("en0")) && CNCopySupportedInterfaces() == NULL);
    CHECK(CNCopyCurrentNetworkInfo(CFSTR("en0")) == NULL);
    NSSet *names = [NSSet setWithObjects:(id)kCNNetworkInfoKeySSID, kCNNetworkInfoKeyBSSID, kCNNetworkInfoKeySSIDData, nil];
    CHECK_NUMBER([names count], 3);
}

/// The names by which settings are stored; each begins with its kind.
static void schema(void) {
    struct {
        CFStringRef name;
        const char *text;
    } all[] = {
        {kSCResvLink, "__LINK__"},
        {kSCResvInactive, "__INACTIVE__"},
        {kSCPropInterfaceName, "InterfaceName"},
        {kSCPropMACAddress, "MACAddress"},
        {kSCPropUserDefinedName, "UserDefinedName"},
        {kSCPropVersion, "VERSION"},
        {kSCPrefCurrentSet, "CurrentSet"},
        {kSCPrefNetworkServices, "NetworkServices"},
        {kSCPrefSets, "Sets"},
        {kSCPrefSystem, "System"},
        {kSCCompNetwork, "Network"},
        {kSCCompService, "Service"},
        {kSCCompGlobal, "Global"},
        {kSCCompHostNames, "HostNames"},
        {kSCCompInterface, "Interface"},
        {kSCCompSystem, "System"},
        {kSCCompUsers, "Users"},
        {kSCCompAnyRegex, "[^/]+"},
        {kSCEntNetAirPort, "AirPort"},
        {kSCEntNetDHCP, "DHCP"},
        {kSCEntNetDNS, "DNS"},
        {kSCEntNetEthernet, "Ethernet"},
        {kSCEntNetFireWire, "FireWire"},
        {kSCEntNetInterface, "Interface"},
        {kSCEntNetIPSec, "IPSec"},
        {kSCEntNetIPv4, "IPv4"},
        {kSCEntNetIPv6, "IPv6"},
        {kSCEntNetL2TP, "L2TP"},
        {kSCEntNetLink, "Link"},
        {kSCEntNetModem, "Modem"},
        {kSCEntNetPPP, "PPP"},
        {kSCEntNetPPPoE, "PPPoE"},
        {kSCEntNetPPPSerial, "PPPSerial"},
        {kSCEntNetPPTP, "PPTP"},
        {kSCEntNetProxies, "Proxies"},
        {kSCEntNet6to4, "6to4"},
        {kSCPropNetOverridePrimary, "OverridePrimary"},
        {kSCPropNetServiceOrder, "ServiceOrder"},
        {kSCPropNetPPPOverridePrimary, "PPPOverridePrimary"},
        {kSCPropNetInterfaces, "Interfaces"},
        {kSCPropNetLocalHostName, "LocalHostName"},
        {kSCPropNetAirPortAllowNetCreation, "AllowNetCreation"},
        {kSCPropNetAirPortAuthPassword, "AuthPassword"},
        {kSCPropNetAirPortAuthPasswordEncryption, "AuthPasswordEncryption"},
        {kSCPropNetAirPortJoinMode, "JoinMode"},
        {kSCPropNetAirPortPowerEnabled, "PowerEnabled"},
        {kSCPropNetAirPortPreferredNetwork, "PreferredNetwork"},
        {kSCPropNetAirPortSavePasswords, "SavePasswords"},
        {kSCValNetAirPortJoinModeAutomatic, "Automatic"},
        {kSCValNetAirPortJoinModePreferred, "Preferred"},
        {kSCValNetAirPortJoinModeRanked, "Ranked"},
        {kSCValNetAirPortJoinModeRecent, "Recent"},
        {kSCValNetAirPortJoinModeStrongest, "Strongest"},
        {kSCValNetAirPortAuthPasswordEncryptionKeychain, "Keychain"},
        {kSCPropNetDNSDomainName, "DomainName"},
        {kSCPropNetDNSOptions, "Options"},
        {kSCPropNetDNSSearchDomains, "SearchDomains"},
        {kSCPropNetDNSSearchOrder, "SearchOrder"},
        {kSCPropNetDNSServerAddresses, "ServerAddresses"},
        {kSCPropNetDNSServerPort, "ServerPort"},
        {kSCPropNetDNSServerTimeout, "ServerTimeout"},
        {kSCPropNetDNSSortList, "SortList"},
        {kSCPropNetDNSSupplementalMatchDomains, "SupplementalMatchDomains"},
        {kSCPropNetDNSSupplementalMatchOrders, "SupplementalMatchOrders"},
        {kSCPropNetEthernetMediaSubType, "MediaSubType"},
        {kSCPropNetEthernetMediaOptions, "MediaOptions"},
        {kSCPropNetEthernetMTU, "MTU"},
        {kSCPropNetInterfaceDeviceName, "DeviceName"},
        {kSCPropNetInterfaceHardware, "Hardware"},
        {kSCPropNetInterfaceType, "Type"},
        {kSCPropNetInterfaceSubType, "SubType"},
        {kSCPropNetInterfaceSupportsModemOnHold, "SupportsModemOnHold"},
        {kSCValNetInterfaceTypeEthernet, "Ethernet"},
        {kSCValNetInterfaceTypeFireWire, "FireWire"},
        {kSCValNetInterfaceTypePPP, "PPP"},
        {kSCValNetInterfaceType6to4, "6to4"},
        {kSCValNetInterfaceTypeIPSec, "IPSec"},
        {kSCValNetInterfaceSubTypePPPoE, "PPPoE"},
        {kSCValNetInterfaceSubTypePPPSerial, "PPPSerial"},
        {kSCValNetInterfaceSubTypePPTP, "PPTP"},
        {kSCValNetInterfaceSubTypeL2TP, "L2TP"},
        {kSCPropNetIPSecAuthenticationMethod, "AuthenticationMethod"},
        {kSCPropNetIPSecLocalCertificate, "LocalCertificate"},
        {kSCPropNetIPSecLocalIdentifier, "LocalIdentifier"},
        {kSCPropNetIPSecLocalIdentifierType, "LocalIdentifierType"},
        {kSCPropNetIPSecSharedSecret, "SharedSecret"},
        {kSCPropNetIPSecSharedSecretEncryption, "SharedSecretEncryption"},
        {kSCPropNetIPSecConnectTime, "ConnectTime"},
        {kSCPropNetIPSecRemoteAddress, "RemoteAddress"},
        {kSCPropNetIPSecStatus, "Status"},
        {kSCPropNetIPSecXAuthEnabled, "XAuthEnabled"},
        {kSCPropNetIPSecXAuthName, "XAuthName"},
        {kSCPropNetIPSecXAuthPassword, "XAuthPassword"},
        {kSCPropNetIPSecXAuthPasswordEncryption, "XAuthPasswordEncryption"},
        {kSCValNetIPSecAuthenticationMethodSharedSecret, "SharedSecret"},
        {kSCValNetIPSecAuthenticationMethodCertificate, "Certificate"},
        {kSCValNetIPSecAuthenticationMethodHybrid, "Hybrid"},
        {kSCValNetIPSecLocalIdentifierTypeKeyID, "KeyID"},
        {kSCValNetIPSecSharedSecretEncryptionKeychain, "Keychain"},
        {kSCValNetIPSecXAuthPasswordEncryptionKeychain, "Keychain"},
        {kSCValNetIPSecXAuthPasswordEncryptionPrompt, "Prompt"},
        {kSCPropNetIPv4Addresses, "Addresses"},
        {kSCPropNetIPv4ConfigMethod, "ConfigMethod"},
        {kSCPropNetIPv4DHCPClientID, "DHCPClientID"},
        {kSCPropNetIPv4Router, "Router"},
        {kSCPropNetIPv4SubnetMasks, "SubnetMasks"},
        {kSCPropNetIPv4DestAddresses, "DestAddresses"},
        {kSCPropNetIPv4BroadcastAddresses, "BroadcastAddresses"},
        {kSCValNetIPv4ConfigMethodAutomatic, "Automatic"},
        {kSCValNetIPv4ConfigMethodBOOTP, "BOOTP"},
        {kSCValNetIPv4ConfigMethodDHCP, "DHCP"},
        {kSCValNetIPv4ConfigMethodINFORM, "INFORM"},
        {kSCValNetIPv4ConfigMethodLinkLocal, "LinkLocal"},
        {kSCValNetIPv4ConfigMethodManual, "Manual"},
        {kSCValNetIPv4ConfigMethodPPP, "PPP"},
        {kSCPropNetIPv6Addresses, "Addresses"},
        {kSCPropNetIPv6ConfigMethod, "ConfigMethod"},
        {kSCPropNetIPv6DestAddresses, "DestAddresses"},
        {kSCPropNetIPv6Flags, "Flags"},
        {kSCPropNetIPv6PrefixLength, "PrefixLength"},
        {kSCPropNetIPv6Router, "Router"},
        {kSCValNetIPv6ConfigMethodAutomatic, "Automatic"},
        {kSCValNetIPv6ConfigMethodLinkLocal, "LinkLocal"},
        {kSCValNetIPv6ConfigMethodManual, "Manual"},
        {kSCValNetIPv6ConfigMethodRouterAdvertisement, "RouterAdvertisement"},
        {kSCValNetIPv6ConfigMethod6to4, "6to4"},
        {kSCPropNet6to4Relay, "Relay"},
        {kSCPropNetLinkActive, "Active"},
        {kSCPropNetLinkDetaching, "Detaching"},
        {kSCPropNetModemAccessPointName, "AccessPointName"},
        {kSCPropNetModemConnectionPersonality, "ConnectionPersonality"},
        {kSCPropNetModemConnectionScript, "ConnectionScript"},
        {kSCPropNetModemConnectSpeed, "ConnectSpeed"},
        {kSCPropNetModemDataCompression, "DataCompression"},
        {kSCPropNetModemDeviceContextID, "DeviceContextID"},
        {kSCPropNetModemDeviceModel, "DeviceModel"},
        {kSCPropNetModemDeviceVendor, "DeviceVendor"},
        {kSCPropNetModemDialMode, "DialMode"},
        {kSCPropNetModemErrorCorrection, "ErrorCorrection"},
        {kSCPropNetModemHoldCallWaitingAudibleAlert, "HoldCallWaitingAudibleAlert"},
        {kSCPropNetModemHoldDisconnectOnAnswer, "HoldDisconnectOnAnswer"},
        {kSCPropNetModemHoldEnabled, "HoldEnabled"},
        {kSCPropNetModemHoldReminder, "HoldReminder"},
        {kSCPropNetModemHoldReminderTime, "HoldReminderTime"},
        {kSCPropNetModemNote, "Note"},
        {kSCPropNetModemPulseDial, "PulseDial"},
        {kSCPropNetModemSpeaker, "Speaker"},
        {kSCPropNetModemSpeed, "Speed"},
        {kSCValNetModemDialModeIgnoreDialTone, "IgnoreDialTone"},
        {kSCValNetModemDialModeManual, "Manual"},
        {kSCValNetModemDialModeWaitForDialTone, "WaitForDialTone"},
        {kSCPropNetPPPACSPEnabled, "ACSPEnabled"},
        {kSCPropNetPPPConnectTime, "ConnectTime"},
        {kSCPropNetPPPDeviceLastCause, "DeviceLastCause"},
        {kSCPropNetPPPDialOnDemand, "DialOnDemand"},
        {kSCPropNetPPPDisconnectOnFastUserSwitch, "DisconnectOnFastUserSwitch"},
        {kSCPropNetPPPDisconnectOnIdle, "DisconnectOnIdle"},
        {kSCPropNetPPPDisconnectOnIdleTimer, "DisconnectOnIdleTimer"},
        {kSCPropNetPPPDisconnectOnLogout, "DisconnectOnLogout"},
        {kSCPropNetPPPDisconnectOnSleep, "DisconnectOnSleep"},
        {kSCPropNetPPPDisconnectTime, "DisconnectTime"},
        {kSCPropNetPPPIdleReminderTimer, "IdleReminderTimer"},
        {kSCPropNetPPPIdleReminder, "IdleReminder"},
        {kSCPropNetPPPLastCause, "LastCause"},
        {kSCPropNetPPPLogfile, "Logfile"},
        {kSCPropNetPPPPlugins, "Plugins"},
        {kSCPropNetPPPRetryConnectTime, "RetryConnectTime"},
        {kSCPropNetPPPSessionTimer, "SessionTimer"},
        {kSCPropNetPPPStatus, "Status"},
        {kSCPropNetPPPUseSessionTimer, "UseSessionTimer"},
        {kSCPropNetPPPVerboseLogging, "VerboseLogging"},
        {kSCPropNetPPPAuthEAPPlugins, "AuthEAPPlugins"},
        {kSCPropNetPPPAuthName, "AuthName"},
        {kSCPropNetPPPAuthPassword, "AuthPassword"},
        {kSCPropNetPPPAuthPasswordEncryption, "AuthPasswordEncryption"},
        {kSCPropNetPPPAuthPrompt, "AuthPrompt"},
        {kSCPropNetPPPAuthProtocol, "AuthProtocol"},
        {kSCValNetPPPAuthPasswordEncryptionKeychain, "Keychain"},
        {kSCValNetPPPAuthPasswordEncryptionToken, "Token"},
        {kSCValNetPPPAuthPromptBefore, "Before"},
        {kSCValNetPPPAuthPromptAfter, "After"},
        {kSCValNetPPPAuthProtocolCHAP, "CHAP"},
        {kSCValNetPPPAuthProtocolEAP, "EAP"},
        {kSCValNetPPPAuthProtocolMSCHAP1, "MSCHAP1"},
        {kSCValNetPPPAuthProtocolMSCHAP2, "MSCHAP2"},
        {kSCValNetPPPAuthProtocolPAP, "PAP"},
        {kSCPropNetPPPCommAlternateRemoteAddress, "CommAlternateRemoteAddress"},
        {kSCPropNetPPPCommConnectDelay, "CommConnectDelay"},
        {kSCPropNetPPPCommDisplayTerminalWindow, "CommDisplayTerminalWindow"},
        {kSCPropNetPPPCommRedialCount, "CommRedialCount"},
        {kSCPropNetPPPCommRedialEnabled, "CommRedialEnabled"},
        {kSCPropNetPPPCommRedialInterval, "CommRedialInterval"},
        {kSCPropNetPPPCommRemoteAddress, "CommRemoteAddress"},
        {kSCPropNetPPPCommTerminalScript, "CommTerminalScript"},
        {kSCPropNetPPPCommUseTerminalScript, "CommUseTerminalScript"},
        {kSCPropNetPPPCCPEnabled, "CCPEnabled"},
        {kSCPropNetPPPCCPMPPE40Enabled, "CCPMPPE40Enabled"},
        {kSCPropNetPPPCCPMPPE128Enabled, "CCPMPPE128Enabled"},
        {kSCPropNetPPPIPCPCompressionVJ, "IPCPCompressionVJ"},
        {kSCPropNetPPPIPCPUsePeerDNS, "IPCPUsePeerDNS"},
        {kSCPropNetPPPLCPEchoEnabled, "LCPEchoEnabled"},
        {kSCPropNetPPPLCPEchoFailure, "LCPEchoFailure"},
        {kSCPropNetPPPLCPEchoInterval, "LCPEchoInterval"},
        {kSCPropNetPPPLCPCompressionACField, "LCPCompressionACField"},
        {kSCPropNetPPPLCPCompressionPField, "LCPCompressionPField"},
        {kSCPropNetPPPLCPMRU, "LCPMRU"},
        {kSCPropNetPPPLCPMTU, "LCPMTU"},
        {kSCPropNetPPPLCPReceiveACCM, "LCPReceiveACCM"},
        {kSCPropNetPPPLCPTransmitACCM, "LCPTransmitACCM"},
        {kSCPropNetL2TPIPSecSharedSecret, "IPSecSharedSecret"},
        {kSCPropNetL2TPIPSecSharedSecretEncryption, "IPSecSharedSecretEncryption"},
        {kSCPropNetL2TPTransport, "Transport"},
        {kSCValNetL2TPIPSecSharedSecretEncryptionKeychain, "Keychain"},
        {kSCValNetL2TPTransportIP, "IP"},
        {kSCValNetL2TPTransportIPSec, "IPSec"},
        {kSCPropNetProxiesExceptionsList, "ExceptionsList"},
        {kSCPropNetProxiesExcludeSimpleHostnames, "ExcludeSimpleHostnames"},
        {kSCPropNetProxiesFTPEnable, "FTPEnable"},
        {kSCPropNetProxiesFTPPassive, "FTPPassive"},
        {kSCPropNetProxiesFTPPort, "FTPPort"},
        {kSCPropNetProxiesFTPProxy, "FTPProxy"},
        {kSCPropNetProxiesGopherEnable, "GopherEnable"},
        {kSCPropNetProxiesGopherPort, "GopherPort"},
        {kSCPropNetProxiesGopherProxy, "GopherProxy"},
        {kSCPropNetProxiesHTTPEnable, "HTTPEnable"},
        {kSCPropNetProxiesHTTPPort, "HTTPPort"},
        {kSCPropNetProxiesHTTPProxy, "HTTPProxy"},
        {kSCPropNetProxiesHTTPSEnable, "HTTPSEnable"},
        {kSCPropNetProxiesHTTPSPort, "HTTPSPort"},
        {kSCPropNetProxiesHTTPSProxy, "HTTPSProxy"},
        {kSCPropNetProxiesRTSPEnable, "RTSPEnable"},
        {kSCPropNetProxiesRTSPPort, "RTSPPort"},
        {kSCPropNetProxiesRTSPProxy, "RTSPProxy"},
        {kSCPropNetProxiesSOCKSEnable, "SOCKSEnable"},
        {kSCPropNetProxiesSOCKSPort, "SOCKSPort"},
        {kSCPropNetProxiesSOCKSProxy, "SOCKSProxy"},
        {kSCPropNetProxiesProxyAutoConfigEnable, "ProxyAutoConfigEnable"},
        {kSCPropNetProxiesProxyAutoConfigJavaScript, "ProxyAutoConfigJavaScript"},
        {kSCPropNetProxiesProxyAutoConfigURLString, "ProxyAutoConfigURLString"},
        {kSCPropNetProxiesProxyAutoDiscoveryEnable, "ProxyAutoDiscoveryEnable"},
        {kSCPropSystemComputerName, "ComputerName"},
        {kSCPropSystemComputerNameEncoding, "ComputerNameEncoding"},
        {kSCDynamicStoreDomainFile, "File:"},
        {kSCDynamicStoreDomainPlugin, "Plugin:"},
        {kSCDynamicStoreDomainSetup, "Setup:"},
        {kSCDynamicStoreDomainState, "State:"},
        {kSCDynamicStoreDomainPrefs, "Prefs:"},
        {kSCDynamicStorePropSetupCurrentSet, "CurrentSet"},
        {kSCDynamicStorePropSetupLastUpdated, "LastUpdated"},
        {kSCDynamicStorePropNetInterfaces, "Interfaces"},
        {kSCDynamicStorePropNetPrimaryInterface, "PrimaryInterface"},
        {kSCDynamicStorePropNetPrimaryService, "PrimaryService"},
        {kSCDynamicStorePropNetServiceIDs, "ServiceIDs"},
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) CHECK_TEXT([(NSString *)all[i].name UTF8String], all[i].text);
}

int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    types();
    numbers();
    texts();
    schema();
    [pool drain];
    return end_of_checks();
}

// > 312 checks
