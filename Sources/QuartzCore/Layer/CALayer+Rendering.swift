extension CALayer {
    /// - Status: stub
    final func renderModel(into context: CGContext) {}
}
