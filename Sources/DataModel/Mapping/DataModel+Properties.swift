extension DataModel {
    func entity(named name: String) -> DataModelEntity? { entities.first { $0.name == name } }

    /// An entity's own properties and those that it inherits.
    func properties(of entity: DataModelEntity) -> [DataModelProperty] {
        var result = entity.properties
        var above = entity.parent.flatMap { self.entity(named: $0) }
        // A model whose entities are above themselves was refused; one that was not checked ends here.
        for _ in 0..<100 {
            guard let parent = above else { break }
            result += parent.properties
            above = parent.parent.flatMap { self.entity(named: $0) }
        }
        return result
    }

    func property(named name: String, of entity: DataModelEntity) -> DataModelProperty? {
        properties(of: entity).first { $0.name == name }
    }

    func hasSubentities(_ name: String) -> Bool { entities.contains { $0.parent == name } }
}
