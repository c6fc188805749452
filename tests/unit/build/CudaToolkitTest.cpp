// SPDX-License-Identifier: Apache-2.0
#include "core/build/CudaToolkit.h"

#include "tests/unit/build/TestFolder.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace warpgrain::build {
namespace {

constexpr const char *scriptedNvcc = "#!/bin/sh\n"
                                     "case $1 in\n"
                                     "--version) echo 'Cuda compilation tools, release 12.8, V12.8.93';;\n"
                                     "--list-gpu-code) printf 'sm_75\\nsm_90\\n';;\n"
                                     "esac\n";

std::vector<std::string> rootsOf(const std::vector<ToolkitCandidate> &candidates) {
  std::vector<std::string> roots;
  roots.reserve(candidates.size());
  for (const ToolkitCandidate &candidate : candidates)
    roots.push_back(candidate.root.string());
  return roots;
}

EnvironmentLookup environment(std::map<std::string, std::string> variables) {
  return [variables = std::move(variables)](const std::string &name) -> std::optional<std::string> {
    const auto found = variables.find(name);
    return found != variables.end() ? std::optional(found->second) : std::nullopt;
  };
}

TEST(CudaToolkit, TellsVersionAndArchitecturesFromNvcc) {
  const TestFolder folder;
  folder.write("include/cuda_runtime.h", "");
  folder.write("include/cccl/cuda/std/version", "");
  folder.writeProgram("bin/nvcc", scriptedNvcc);
  const auto toolkit = inspectCudaToolkit(folder.path());
  ASSERT_TRUE(toolkit) << toolkit.error().message;
  EXPECT_EQ(toolkit->root, folder.path());
  EXPECT_EQ(toolkit->includeFolder, folder.path("include"));
  EXPECT_EQ(toolkit->cccl, folder.path("include/cccl"));
  EXPECT_EQ(toolkit->nvcc, folder.path("bin/nvcc"));
  EXPECT_EQ(toolkit->version, "12.8.93");
  EXPECT_EQ(toolkit->major, 12U);
  EXPECT_EQ(toolkit->minor, 8U);
  EXPECT_EQ(toolkit->architectures, (std::vector<std::string>{"sm_75", "sm_90"}));
  EXPECT_TRUE(toolkit->requireNvcc());
}

TEST(CudaToolkit, IsFoundThroughALinkToNvcc) {
  const TestFolder folder;
  folder.write("cuda/include/cuda_runtime.h", "");
  folder.writeProgram("cuda/bin/nvcc", scriptedNvcc);
  std::filesystem::create_symlink(folder.path("cuda/bin/nvcc"), folder.path("nvcc"));
  const auto toolkit = inspectCudaToolkit(folder.path("nvcc"));
  ASSERT_TRUE(toolkit) << toolkit.error().message;
  EXPECT_EQ(toolkit->root, std::filesystem::canonical(folder.path("cuda")));
}

TEST(CudaToolkit, TellsTheVersionWithoutNvccFromJsonOrHeader) {
  const TestFolder folder;
  folder.write("json/include/cuda_runtime.h", "");
  folder.write("json/version.json", R"({"cuda": {"name": "CUDA SDK", "version": "13.0.1"}})");
  folder.write("header/targets/x86_64-linux/include/cuda_runtime.h", "");
  folder.write("header/targets/x86_64-linux/include/cuda.h", "#define CUDA_VERSION 12060\n");
  folder.write("broken/include/cuda_runtime.h", "");
  folder.write("broken/version.json", "[1, 2");
  const auto json = inspectCudaToolkit(folder.path("json"));
  ASSERT_TRUE(json) << json.error().message;
  EXPECT_EQ(json->version, "13.0.1");
  EXPECT_FALSE(json->nvcc);
  const auto withoutNvcc = json->requireNvcc();
  ASSERT_FALSE(withoutNvcc);
  EXPECT_NE(withoutNvcc.error().message.find("registers"), std::string::npos);
  const auto header = inspectCudaToolkit(folder.path("header"));
  ASSERT_TRUE(header) << header.error().message;
  EXPECT_EQ(header->version, "12.6");
  EXPECT_EQ(header->includeFolder, folder.path("header/targets/x86_64-linux/include"));
  EXPECT_FALSE(inspectCudaToolkit(folder.path("broken")));
}

TEST(CudaToolkit, LooksInOrderAndTakesANamedPlaceAtItsWord) {
  const auto usual =
      rootsOf(toolkitCandidates({}, environment({{"CUDA_HOME", "/h"}, {"CUDA_PATH", "/p"}, {"HOME", "/home/u"}})));
  ASSERT_GE(usual.size(), 5U);
  EXPECT_EQ(usual[0], "/h");
  EXPECT_EQ(usual[1], "/p");
  EXPECT_EQ(usual[usual.size() - 3], "/usr/local/cuda");
  EXPECT_EQ(usual[usual.size() - 2], "/opt/cuda");
  EXPECT_EQ(usual.back(), "/home/u/.local/share/warpgrain/cuda");
  EXPECT_EQ(rootsOf(toolkitCandidates({}, environment({{"XDG_DATA_HOME", "/d"}, {"HOME", "/h"}}))).back(),
            "/d/warpgrain/cuda");
  const auto named = toolkitCandidates({}, environment({{"WARPGRAIN_CUDA", "/w"}, {"CUDA_HOME", "/h"}}));
  ASSERT_EQ(named.size(), 1U);
  EXPECT_TRUE(named[0].mustBeOne);
  EXPECT_EQ(rootsOf(toolkitCandidates("/x", environment({{"WARPGRAIN_CUDA", "/w"}}))), std::vector<std::string>{"/x"});
}

TEST(CudaToolkit, PrefersOneWithNvcc) {
  const TestFolder folder;
  folder.write("headers/include/cuda_runtime.h", "");
  folder.write("headers/version.json", R"({"cuda": {"version": "13.0.1"}})");
  folder.write("full/include/cuda_runtime.h", "");
  folder.writeProgram("full/bin/nvcc", scriptedNvcc);
  const std::vector<ToolkitCandidate> both{
      {folder.path("none"), "a", false}, {folder.path("headers"), "b", false}, {folder.path("full"), "c", false}};
  EXPECT_EQ(findCudaToolkitAmong(both)->root, folder.path("full"));
  EXPECT_EQ(findCudaToolkitAmong(std::span(both).first(2))->root, folder.path("headers"));
}

TEST(CudaToolkit, SaysWhatIsMissingAndHowToGetIt) {
  const TestFolder folder;
  const std::vector<ToolkitCandidate> none{{folder.path("nowhere"), "CUDA_HOME", false}};
  const auto missing = findCudaToolkitAmong(none);
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().kind, ErrorKind::tool);
  for (const char *word : {"nowhere", "registers", "Install", "CUDA_HOME"})
    EXPECT_NE(missing.error().message.find(word), std::string::npos) << missing.error().message;
  const std::vector<ToolkitCandidate> named{{folder.path("wrong"), "WARPGRAIN_CUDA", true},
                                            {"/usr/local/cuda", "usual", false}};
  const auto wrong = findCudaToolkitAmong(named);
  ASSERT_FALSE(wrong) << "a place that was named was passed over";
  EXPECT_TRUE(wrong.error().message.starts_with("WARPGRAIN_CUDA"));
}

TEST(CudaToolkit, RefusesAnNvccThatDoesNotRun) {
  const TestFolder folder;
  folder.write("include/cuda_runtime.h", "");
  folder.writeProgram("bin/nvcc", "#!/bin/sh\nexit 3\n");
  const auto toolkit = inspectCudaToolkit(folder.path());
  ASSERT_FALSE(toolkit);
  EXPECT_NE(toolkit.error().message.find("exit code 3"), std::string::npos);
}

TEST(CudaToolkit, KnowsTheOneOfThisMachine) {
  WARPGRAIN_NEEDS_NVCC();
  const CudaToolkit &toolkit = *toolkitWithNvcc();
  EXPECT_GE(toolkit.major, 11U);
  EXPECT_FALSE(toolkit.architectures.empty());
  EXPECT_TRUE(std::filesystem::exists(toolkit.includeFolder / "cuda_runtime.h"));
}

TEST(CudaToolkit, IsNotLookedForWhereThePersonWantsNone) {
  const auto candidates = toolkitCandidates({}, [](const std::string &name) {
    return name == "WARPGRAIN_CUDA" ? std::optional<std::string>("none") : std::nullopt;
  });
  EXPECT_TRUE(candidates.empty());
  const auto toolkit = findCudaToolkitAmong(candidates);
  ASSERT_FALSE(toolkit);
  EXPECT_NE(toolkit.error().message.find("WARPGRAIN_CUDA is none"), std::string::npos);
}

} // namespace
} // namespace warpgrain::build
