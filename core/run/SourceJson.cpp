// SPDX-License-Identifier: Apache-2.0
#include "core/run/SourceJson.h"

namespace warpgrain::execute {

using Json = nlohmann::json;

Json sourceJson(const DeviceSource &source) {
  Json texts = Json::object();
  for (const auto &[path, text] : source.texts)
    texts[path.string()] = Json::binary({text.begin(), text.end()});
  return {{"file", source.file.string()},
          {"texts", texts},
          {"flags", source.flags},
          {"folder", source.folder.string()},
          {"cuda", source.cudaRoot.string()},
          {"architecture", source.architecture},
          {"compatibility", source.compatibility}};
}

DeviceSource sourceFromJson(const Json &json) {
  DeviceSource source;
  source.file = json.at("file").get<std::string>();
  for (const auto &[path, text] : json.at("texts").items()) {
    const auto &bytes = text.get_binary();
    source.texts[path] = std::string(bytes.begin(), bytes.end());
  }
  source.flags = json.at("flags").get<std::vector<std::string>>();
  source.folder = json.at("folder").get<std::string>();
  source.cudaRoot = json.at("cuda").get<std::string>();
  source.architecture = json.at("architecture").get<std::string>();
  source.compatibility = json.at("compatibility").get<bool>();
  return source;
}

} // namespace warpgrain::execute
