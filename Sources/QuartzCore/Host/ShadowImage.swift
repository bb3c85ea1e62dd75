/// The blurred shape of a shadow.
final class ShadowImage {}
