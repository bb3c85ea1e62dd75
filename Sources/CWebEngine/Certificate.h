#pragma once
#include <gio/gio.h>

/// A certificate that this helper makes for itself, so that pages by TLS come through the web view like all others: the app's
/// own loading checks the servers' certificates. NULL without GnuTLS.
GTlsCertificate *certificate_of_helper(void);
