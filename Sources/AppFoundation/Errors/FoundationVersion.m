// The version of the Foundation that this one behaves like: that of iOS 5.1.

double NSFoundationVersionNumber = 890.10;
