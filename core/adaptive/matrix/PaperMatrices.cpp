// SPDX-License-Identifier: Apache-2.0
#include "core/adaptive/matrix/PaperMatrices.h"

namespace warpgrain::adaptive {

std::vector<MatrixShape> paperMatrices() {
  using enum MatrixType;
  using enum RowProfile;
  return {
      {"af_shell10", diagonal, 1'508'065, 27'090'195, flat, 0.0005},
      {"boneS10", diagonal, 914'898, 28'191'660, flat, 0.001},
      {"rajat31", diagonal, 4'690'002, 20'316'253, flat, 0.0005},
      {"Si41Ge41H72", diagonal, 185'639, 7'598'452, flat, 0.01},
      {"SiO2", diagonal, 155'331, 5'719'417, flat, 0.01},
      {"g7jac200sc", diagonal, 59'310, 837'936, flat, 0.01},
      {"ldoor", even, 952'203, 23'737'339, flat, 0.2},
      {"appu", even, 14'000, 1'853'104, flat, 1},
      {"ASIC_680ks", even, 682'712, 2'329'176, flat, 1},
      {"ASIC_680k", uneven, 682'862, 3'871'773, powerLaw, 1},
      {"crankseg_2", uneven, 63'838, 7'106'348, regions, 0.3},
      {"F1", uneven, 343'791, 13'590'452, regions, 0.5},
      {"F2", uneven, 71'505, 2'682'895, regions, 0.5},
      {"hood", uneven, 220'542, 5'494'489, regions, 0.1},
      {"nd6k", uneven, 18'000, 3'457'658, regions, 0.5},
      {"nd24k", uneven, 72'000, 14'393'817, regions, 0.5},
      {"ns3Da", uneven, 20'414, 1'679'599, regions, 1},
      {"poisson3Db", uneven, 85'623, 2'374'949, regions, 1},
      {"sme3Db", uneven, 29'067, 2'081'063, regions, 1},
      {"sme3Dc", uneven, 42'930, 3'148'656, regions, 1},
      {"sparsine", uneven, 50'000, 799'494, regions, 1},
      {"audikw_1", uneven, 943'695, 39'297'771, regions, 0.2},
      {"darcy003", uneven, 389'874, 1'167'685, emptyRuns, 0.05},
      {"inline_1", uneven, 503'712, 18'660'027, regions, 0.1},
      {"kkt_power", uneven, 2'063'494, 8'130'343, emptyRuns, 0.05},
      {"msdoor", uneven, 415'863, 10'328'399, regions, 0.1},
  };
}

} // namespace warpgrain::adaptive
