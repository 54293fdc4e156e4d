import RPC
import ServiceRuntime
import TestKinds

// daybook-kinds: a real service with one method of each kind, for testing clients in other
// languages.
ServiceMain.run(SettingsForm(service: "kinds", version: Version.current, port: 0)) { _, _ in
  var router = Router()
  router.register(KindsHandler())
  router.register(
    Reflection(of: router.descriptors, contracts: TestKindsDescriptors.files)
  )
  return ServiceInstance(router: router, store: nil, audience: .everyone)
}
