/// Registers the generated classes, superclasses first.
func registerGeneratedClasses() {}
