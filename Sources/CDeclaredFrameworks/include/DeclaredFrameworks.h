// Frameworks that Objective-C apps find declared, with the answers that they document for what is not there. Their
// headers are those of the SDK (SDK/include); Swift sees none of this.
#pragma once
